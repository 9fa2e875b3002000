import { expect, test } from 'vitest';
import { readScript } from './read-script.ts';

const plain = { isHeld: false, status: 200, headers: {} };

test('completes what an answer leaves out', () => {
  expect(readScript({ answers: [{}, { pieces: ['Hi '], end: 'drop' }] })).toEqual({
    answers: [
      { ...plain, toolCalls: [], pieces: [], end: 'finish' },
      { ...plain, toolCalls: [], pieces: ['Hi '], end: 'drop' },
    ],
  });
});

test('reads tool calls, errors with headers and held answers', () => {
  const call = { name: 'get_product', arguments: '{"slug": "dar' };
  expect(readScript({ otherwise: [{ toolCalls: [call] }, { status: 429, headers: { 'retry-after': '60' }, held: true }] })).toEqual({
    otherwise: [
      { ...plain, toolCalls: [call], pieces: [], end: 'finish' },
      { isHeld: true, status: 429, headers: { 'retry-after': '60' }, toolCalls: [], pieces: [], end: 'finish' },
    ],
  });
});

test('reads a moderation, and null as the word list', () => {
  expect(readScript({ moderation: { flagged: true, categories: { violence: true } } })).toEqual({
    moderation: { ...plain, isFlagged: true, categories: { violence: true } },
  });
  expect(readScript({ moderation: null })).toEqual({ moderation: null });
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['an unknown field', { answer: [] }, /Unknown field answer of script/],
  ['an unknown field of an answer', { answers: [{ text: 'Hi' }] }, /Unknown field text of answers\[0\]/],
  ['answers that are no array', { answers: {} }, /answers must be an array/],
  ['an answer that is a string', { otherwise: ['Hi'] }, /otherwise\[0\] must be an object/],
  ['an unknown end', { answers: [{ end: 'explode' }] }, /answers\[0\]\.end must be one of finish,/],
  ['a piece that is no text', { answers: [{ pieces: [1] }] }, /answers\[0\]\.pieces\[0\] must be a string/],
  [
    'arguments that are an object',
    { answers: [{ toolCalls: [{ name: 'x', arguments: {} }] }] },
    /toolCalls\[0\]\.arguments must be a string/,
  ],
  ['a status that is neither 200 nor an error', { moderation: { status: 302 } }, /moderation\.status/],
  ['a header that is no text', { answers: [{ headers: { 'retry-after': 60 } }] }, /headers\.retry-after must be a string/],
])('refuses %s', (_title, body, complaint) => {
  expect(() => readScript(body)).toThrow(complaint);
});
