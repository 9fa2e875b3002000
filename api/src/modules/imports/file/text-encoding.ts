import { isUtf8 } from 'node:buffer';

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** How many bytes at the end belong to a character that goes on in the next piece. */
function openBytes(piece: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, piece.length); back += 1) {
    const byte = piece[piece.length - back]!;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function byMark(head: Uint8Array): TextEncoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: every second byte of an ASCII header is zero. */
function byZeros(head: Uint8Array): TextEncoding | null {
  const count = Math.min(head.length, 200) & ~1;
  if (count < 8) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < count; at += 2) {
    if (head[at] === 0) even += 1;
    if (head[at + 1] === 0) odd += 1;
  }
  if (odd > count / 4 && even === 0) return 'utf-16le';
  if (even > count / 4 && odd === 0) return 'utf-16be';
  return null;
}

export interface EncodingFinder {
  /** The pieces of the file, in order. */
  add(piece: Uint8Array): void;
  /** Of what was added. Bytes that are neither marked nor UTF-8 are taken as Windows-1252, which has a character for nearly each. */
  find(): TextEncoding;
}

/** Finds the encoding of a file while it passes. The first piece has at least 200 bytes, or is the whole file. */
export function createEncodingFinder(): EncodingFinder {
  let certain: TextEncoding | null | undefined;
  let isValid = true;
  let rest: Uint8Array = new Uint8Array();
  return {
    add(piece) {
      if (certain === undefined) certain = byMark(piece) ?? byZeros(piece);
      if (certain !== null || !isValid) return;
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      const open = openBytes(bytes);
      isValid = isUtf8(bytes.subarray(0, bytes.length - open));
      rest = bytes.slice(bytes.length - open);
    },
    find() {
      return certain ?? (isValid && rest.length === 0 ? 'utf-8' : 'windows-1252');
    },
  };
}
