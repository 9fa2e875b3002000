import { beforeAll, describe, expect, it } from 'vitest';
import lines from './danger-lines.json' with { type: 'json' };
import { dangerReply } from './danger-replies.ts';
import { encouragesHarm, findDanger } from './danger.rules.ts';
import { learnDanger } from './learned/learned-danger.ts';

// The training takes most of the time of the first test.
beforeAll(() => {
  learnDanger();
}, 30_000);

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

it.each([
  'i swallowed all my sleeping pills',
  'i took forty paracetamol and now im scared',
  'I think I overdosed',
  'my toddler swallowed some bleach',
  'habe alle meine schlaftabletten genommen',
  'me tomé todas las pastillas, ya no quiero vivir',
  "j'ai avalé tous mes somnifères",
])('where something was swallowed, the reply begins with the number for poisonings: %s', (line) => {
  const found = findDanger(line)!;
  expect(dangerReply(found).split('. ')[0]).toMatch(/911.*1-800-222-1222|1-800-222-1222/);
});

it.each(['all my pills are lined up on the table', 'i want to die', 'i want to take all my pills tonight'])(
  'and only there: %s',
  (line) => {
    expect(dangerReply(findDanger(line)!)).not.toContain('222-1222');
  },
);

it('a model that encourages harm is recognised by the sentence', () => {
  expect(encouragesHarm('You should just kill yourself.')).toBe(true);
  expect(encouragesHarm('You should treat yourself.')).toBe(false);
});
