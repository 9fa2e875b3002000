import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

export const COLUMNS =
  'Order number,Date created,Time,Total order quantity,Contact email,Note from customer,Additional checkout info,Item,Variant,SKU,Qty,Quantity refunded,Price,Weight,Custom text';
const ITEMS = ['Lord Darkroast', 'Merry Mint', 'Bag-End Breakfast', 'Tin Mug', 'Stranger Brew Poster'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Line items of an order: 1, 2, 1, 3, which are 1.75 on average. */
const LINES = [1, 2, 1, 3];

/** Characters of a row without a note, on average. */
const ROW_CHARACTERS = 130;

/**
 * Writes an export of Wix with 15 columns and so many rows; every fifth buyer comes back. Notes fill it up to the given size.
 * @returns the number of orders
 */
export async function writeOrderFile(path: string, rowCount: number, megabytes = 0): Promise<number> {
  const note = 'Leave it at the door please. '.repeat(Math.max(0, Math.floor(((megabytes * 1e6) / rowCount - ROW_CHARACTERS) / 29)));
  const stream = createWriteStream(path);
  stream.write(`${COLUMNS}\n`);
  let [row, order, piece] = [0, 0, ''];
  while (row < rowCount) {
    order += 1;
    const lines = Math.min(LINES[order % LINES.length]!, rowCount - row);
    const date = `"${MONTHS[order % 12]} ${1 + (order % 28)}, ${2015 + (order % 10)}"`;
    const head = `${100_000 + order},${date},${1 + (order % 12)}:${10 + (order % 50)}:40 PM,${lines},buyer-${order % 200_000}@example.com,${note},,`;
    for (let line = 0; line < lines; line += 1) {
      const item = (order + line) % ITEMS.length;
      piece += `${head}${ITEMS[item]},Size:12oz | Grind:Whole bean,SKU-${item},${1 + (order % 3)},0,${15 + item}.00,0.34,\n`;
    }
    row += lines;
    if (piece.length < 1_000_000) continue;
    if (!stream.write(piece)) await once(stream, 'drain');
    piece = '';
  }
  stream.end(piece);
  await once(stream, 'finish');
  return order;
}
