import { expect, test } from 'vitest';
import { mergeEdits } from './stale-edit.ts';

const was = { price: 1600, name: 'Duke', tags: ['bold', 'dark'], isOn: true };
const names = ['price', 'name', 'tags', 'isOn'] as const;

test('merges changes of different fields without asking', () => {
  const { merged, conflicts } = mergeEdits(was, { ...was, name: "Duke's Spice" }, { ...was, price: 1700 }, names);
  expect(merged).toEqual({ ...was, name: "Duke's Spice", price: 1700 });
  expect(conflicts).toEqual([]);
});

test('finds the field that both have changed', () => {
  const { merged, conflicts } = mergeEdits(was, { ...was, price: 1800, isOn: false }, { ...was, price: 1700 }, names);
  expect(conflicts).toEqual([{ name: 'price', was: 1600, theirs: 1700, mine: 1800 }]);
  expect(merged).toEqual({ ...was, price: 1700, isOn: false });
});

test('asks nothing when both have written the same', () => {
  const same = { ...was, tags: ['bold'] };
  expect(mergeEdits(was, { ...same }, { ...was, tags: ['bold'] }, names)).toEqual({ merged: same, conflicts: [] });
});
