import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { channels, type Color } from './color.ts';
import type { PixelGrid } from './pixel-grid.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PIXEL_DATA = Buffer.from('IDAT');
const INDEXED_COLOR = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function bitsFor(colorCount: number): number {
  return [1, 2, 4, 8].find((bits) => colorCount <= 2 ** bits) ?? Number.NaN;
}

/**
 * An indexed PNG, enlarged by whole factors without smoothing (PNG specification, third edition, W3C).
 * Index 0 is transparent if the grid has any empty pixel.
 */
export function toPng(grid: PixelGrid, scale = 1): Buffer {
  const palette: (Color | null)[] = [...new Set(grid.pixels)].toSorted((a, b) => Number(a !== null) - Number(b !== null));
  const bits = bitsFor(palette.length);
  if (Number.isNaN(bits)) throw new RangeError(`A sprite may use 256 colours, this one has ${palette.length}.`);

  const [width, height] = [grid.width * scale, grid.height * scale];
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  const rowBytes = Math.ceil((width * bits) / 8) + 1; // one byte in front names the row filter; 0 = none
  const rows = Buffer.alloc(rowBytes * height);
  for (let row = 0; row < grid.height; row++) {
    const first = row * scale * rowBytes;
    for (let column = 0; column < grid.width; column++) {
      const index = indexOf.get(grid.get(column, row))!;
      for (let x = column * scale; x < (column + 1) * scale; x++) {
        const bit = x * bits;
        rows[first + 1 + (bit >> 3)]! |= index << (8 - bits - (bit & 7));
      }
    }
    for (let copy = 1; copy < scale; copy++) rows.copyWithin(first + copy * rowBytes, first, first + rowBytes);
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = INDEXED_COLOR;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => (color ? channels(color) : [0, 0, 0])))),
    ...(palette[0] === null ? [chunk('tRNS', Buffer.from([0]))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** All chunks of a PNG with the pixel data unpacked, or `null` if the bytes are not a PNG. */
function unpack(file: Buffer): Buffer | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.subarray(at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    parts.push(type, type.equals(PIXEL_DATA) ? inflateSync(data) : data);
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/**
 * Whether two files of art are equal byte by byte, PNGs after unpacking: how zlib packs the same pixels
 * depends on its version and on the processor.
 */
export function isSameFile(one: Buffer, other: Buffer): boolean {
  const [pixels, otherPixels] = [unpack(one), unpack(other)];
  return pixels && otherPixels ? pixels.equals(otherPixels) : one.equals(other);
}
