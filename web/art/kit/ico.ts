import { channels, type Color } from './color.ts';
import type { PixelGrid } from './pixel-grid.ts';

const ICON_TYPE = 1;
const BITS = 4;
const INFO_HEADER_BYTES = 40;

/** Rows of a bitmap end on whole double words. */
function rowBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/** One picture as a bitmap of sixteen colours, bottom row first, followed by a mask of what is empty. */
function toBitmap(grid: PixelGrid): Buffer {
  const palette: Color[] = [...new Set(grid.pixels.filter((color) => color !== null))];
  if (palette.length > 2 ** BITS) throw new RangeError(`An icon may use ${2 ** BITS} colours, this one has ${palette.length}.`);

  const header = Buffer.alloc(INFO_HEADER_BYTES);
  header.writeUInt32LE(INFO_HEADER_BYTES, 0);
  header.writeInt32LE(grid.width, 4);
  header.writeInt32LE(grid.height * 2, 8); // colours and mask count as one picture of twice the height
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(BITS, 14);

  const table = Buffer.alloc(4 * 2 ** BITS);
  palette.forEach((color, index) => table.set(channels(color).toReversed(), index * 4));

  const [colorRow, maskRow] = [rowBytes(grid.width, BITS), rowBytes(grid.width, 1)];
  const colors = Buffer.alloc(colorRow * grid.height);
  const mask = Buffer.alloc(maskRow * grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const color = grid.get(x, grid.height - 1 - y);
      if (color) colors[y * colorRow + (x >> 1)]! |= palette.indexOf(color) << (x & 1 ? 0 : 4);
      else mask[y * maskRow + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  return Buffer.concat([header, table, colors, mask]);
}

/** An icon file with one bitmap per size, the smallest first: uncompressed, so its bytes are the same on every machine. */
export function toIco(grids: readonly PixelGrid[]): Buffer {
  const bitmaps = grids.map(toBitmap);
  const directory = Buffer.alloc(6 + 16 * grids.length);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(grids.length, 4);
  let offset = directory.length;
  bitmaps.forEach((bitmap, index) => {
    const entry = 6 + 16 * index;
    const { width, height } = grids[index]!;
    directory.set([width, height, 2 ** BITS], entry);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(BITS, entry + 6);
    directory.writeUInt32LE(bitmap.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += bitmap.length;
  });
  return Buffer.concat([directory, ...bitmaps]);
}
