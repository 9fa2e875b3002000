import { expect, test, vi } from 'vitest';
import { createFieldWriter } from './field-writer.ts';
import type { WriteResult } from './field-writer.ts';

function makeWriter() {
  const sent: { value: number; answer: (result: WriteResult) => void; fail: (error: Error) => void }[] = [];
  const shown: [number, boolean][] = [];
  const onRefused = vi.fn();
  const onStored = vi.fn();
  const writer = createFieldWriter<number>({
    stored: 1,
    send(value) {
      const { promise, resolve, reject } = Promise.withResolvers<WriteResult>();
      sent.push({ value, answer: resolve, fail: reject });
      return promise;
    },
    onShow: (value, isSaving) => shown.push([value, isSaving]),
    onRefused,
    onStored,
  });
  return { writer, sent, shown, onRefused, onStored };
}

async function answered() {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('shows a change at once and stores it', async () => {
  const { writer, sent, shown, onStored } = makeWriter();
  writer.set(2);
  expect(shown).toEqual([[2, true]]);
  sent[0]?.answer(null);
  await answered();
  expect(shown.at(-1)).toEqual([2, false]);
  expect(onStored).toHaveBeenCalledWith(1, 2);
});

test('sends one at a time, and of those that waited only the last', async () => {
  const { writer, sent, onStored } = makeWriter();
  for (const value of [2, 3, 4]) writer.set(value);
  expect(sent.map(({ value }) => value)).toEqual([2]);
  sent[0]?.answer(null);
  await answered();
  expect(sent.map(({ value }) => value)).toEqual([2, 4]);
  sent[1]?.answer(null);
  await answered();
  expect(onStored).toHaveBeenCalledOnce();
});

test('sends nothing more when the value is back where it was', async () => {
  const { writer, sent } = makeWriter();
  writer.set(2);
  writer.set(1);
  sent[0]?.answer(null);
  await answered();
  expect(sent.map(({ value }) => value)).toEqual([2, 1]);
  sent[1]?.answer(null);
  await answered();
  writer.set(1);
  expect(sent).toHaveLength(2);
});

test('goes back to what is stored when the shop refuses, and says why', async () => {
  const { writer, sent, shown, onRefused } = makeWriter();
  writer.set(2);
  sent[0]?.answer(null);
  await answered();
  writer.set(5);
  writer.set(6);
  sent[1]?.answer({ message: 'changed by barista' });
  await answered();
  expect(shown.at(-1)).toEqual([2, false]);
  expect(onRefused).toHaveBeenCalledWith('changed by barista');
  expect(sent).toHaveLength(2);
});

test('goes back when no answer comes', async () => {
  const { writer, sent, shown, onRefused } = makeWriter();
  writer.set(2);
  sent[0]?.fail(new TypeError('network'));
  await answered();
  expect(shown.at(-1)).toEqual([1, false]);
  expect(onRefused).toHaveBeenCalledWith('the shop did not answer');
});

test("takes a newer value of the server's, but not over a change that is on its way", async () => {
  const { writer, sent, shown } = makeWriter();
  writer.adopt(7);
  expect(shown.at(-1)).toEqual([7, false]);
  writer.set(8);
  writer.adopt(9);
  expect(shown.at(-1)).toEqual([8, true]);
  sent[0]?.answer(null);
  await answered();
  expect(shown.at(-1)).toEqual([8, false]);
});
