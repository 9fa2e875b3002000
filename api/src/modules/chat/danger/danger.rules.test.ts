import { describe, expect, it } from 'vitest';
import lines from './danger-lines.json' with { type: 'json' };
import { encouragesHarm, findDanger } from './danger.rules.ts';

describe('CHT-20 danger in a message', () => {
  it.each(lines['self-harm'])('is self-harm: %s', (line) => {
    expect(findDanger(line)?.danger).toBe('self-harm');
  });

  it.each(lines.violence)('is violence: %s', (line) => {
    expect(findDanger(line)?.danger).toBe('violence');
  });

  it.each(lines.medical)('is medical: %s', (line) => {
    expect(findDanger(line)?.danger).toBe('medical');
  });

  it.each(lines.harmless)('is not there: %s', (line) => {
    expect(findDanger(line)).toBeNull();
  });

  it('has the language of the message', () => {
    expect(['I want to die', 'ich möchte sterben', 'quiero morirme', 'je veux mourir'].map((line) => findDanger(line)?.language)).toEqual([
      'en',
      'de',
      'es',
      'fr',
    ]);
  });

  it('is found in capitals, with drawn-out letters and without apostrophes', () => {
    for (const line of ['I WANT TO DIE!!!', 'i waaaant to kill myselffff', 'dont want to live', 'I don’t want to be alive.'])
      expect(findDanger(line)?.danger, line).toBe('self-harm');
  });
});

it('a model that encourages harm is recognised by the sentence', () => {
  expect(encouragesHarm('You should just kill yourself.')).toBe(true);
  expect(encouragesHarm('You should treat yourself.')).toBe(false);
});
