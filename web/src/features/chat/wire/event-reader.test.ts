import { describe, expect, it } from 'vitest';
import { createEventReader } from './event-reader.ts';
import type { ServerEvent } from './event-reader.ts';

function bytes(text: string) {
  return new TextEncoder().encode(text);
}

/** The events of the bytes in chunks of this size. */
function readInPieces(text: string, size: number): ServerEvent[] {
  const read = createEventReader();
  const all = bytes(text);
  const found: ServerEvent[] = [];
  for (let at = 0; at < all.length; at += size) found.push(...read(all.slice(at, at + size)));
  return found;
}

const STREAM =
  'event: start\ndata: {"a":1}\n\n: still here\n\nevent: delta\r\ndata: {"text":"Crème ☕ brûlée"}\r\n\r\ndata: one\ndata: two\n\n';
const EVENTS = [
  { event: 'start', data: '{"a":1}' },
  { event: 'delta', data: '{"text":"Crème ☕ brûlée"}' },
  { event: 'message', data: 'one\ntwo' },
];

describe('event reader', () => {
  it.each([1, 2, 3, 5, 7, 64, 10_000])('reads the same events from chunks of %i bytes', (size) => {
    expect(readInPieces(STREAM, size)).toEqual(EVENTS);
  });

  it('emits an event when its blank line arrives', () => {
    const read = createEventReader();
    expect(read(bytes('event: done\ndata: {}\n'))).toEqual([]);
    expect(read(bytes('\n'))).toEqual([{ event: 'done', data: '{}' }]);
  });

  it('drops an event that the end of the stream cuts off', () => {
    expect(readInPieces('event: delta\ndata: {"text":"half', 4)).toEqual([]);
  });

  it('accepts lone carriage returns, missing spaces and unknown fields', () => {
    expect(readInPieces('event:a\rid: 7\rdata:x\r\rnonsense\n\n', 1)).toEqual([{ event: 'a', data: 'x' }]);
  });

  it('drops an event without data', () => {
    expect(readInPieces('event: ping\n\ndata: y\n\n', 100)).toEqual([{ event: 'message', data: 'y' }]);
  });
});
