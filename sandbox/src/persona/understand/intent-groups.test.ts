import { expect, test } from 'vitest';
import { readData } from '../data/read-data.ts';
import { examples } from '../intents/classify.ts';
import { isIntent } from './turn.ts';

test('every group names intents or labels of the examples, each once', () => {
  for (const [group, labels] of Object.entries(readData<Record<string, string[]>>('intent-groups.yaml'))) {
    expect(
      labels.filter((label) => !isIntent(label) && !examples.has(label)),
      group,
    ).toEqual([]);
    expect(new Set(labels).size, group).toBe(labels.length);
  }
});
