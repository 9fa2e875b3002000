import { expect, it } from 'vitest';
import { engineLabel, newestEngine } from './engine-label.ts';

it('labels the offline engine as no AI model', () => {
  expect(engineLabel('offline-persona-1', false)).toBe('offline engine, not an AI model');
  expect(engineLabel(null, true)).toBe('offline engine, not an AI model');
  expect(engineLabel('greeting', true)).toBe('offline engine, not an AI model');
  expect(engineLabel('some-model-7', true)).toBe('AI model: some-model-7');
  expect(engineLabel(null, false)).toBe('AI model');
});

it('ignores the greeting when it looks for the newest engine', () => {
  expect(newestEngine([{ engine: 'a' }, { engine: 'b' }, { engine: 'greeting' }, { engine: null }])).toBe('b');
  expect(newestEngine([])).toBeNull();
});
