import { expect, it } from 'vitest';
import { engineWords, newestEngine } from './engine-words.ts';

it('calls the offline engine what it is', () => {
  expect(engineWords('offline-persona-1', false)).toBe('offline engine, not an AI model');
  expect(engineWords(null, true)).toBe('offline engine, not an AI model');
  expect(engineWords('greeting', true)).toBe('offline engine, not an AI model');
  expect(engineWords('some-model-7', true)).toBe('AI model: some-model-7');
  expect(engineWords(null, false)).toBe('AI model');
});

it('looks past the greeting for the newest engine', () => {
  expect(newestEngine([{ engine: 'a' }, { engine: 'b' }, { engine: 'greeting' }, { engine: null }])).toBe('b');
  expect(newestEngine([])).toBeNull();
});
