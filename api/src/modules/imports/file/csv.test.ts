import { describe, expect, test } from 'vitest';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { findFormat } from './find-format.ts';
import type { TextEncoding } from './text-encoding.ts';

async function* pieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function collect(records: AsyncIterable<CsvRecord>): Promise<CsvRecord[]> {
  const all: CsvRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

async function read(bytes: Uint8Array | string, encoding: TextEncoding = 'utf-8', delimiter = ','): Promise<CsvRecord[]> {
  const given = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return collect(readRecords(pieces(given, 7), { encoding, delimiter }));
}

function encode(text: string, encoding: TextEncoding): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(`\uFEFF${text}`);
    case 'utf-16le':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'utf-16be':
      return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    case 'windows-1252':
      return Buffer.from(text, 'latin1');
  }
}

describe('the rows of a file', () => {
  test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const)(
    'are read from %s, whichever way its pieces are cut',
    async (encoding) => {
      const cells = (await read(encode('Item,Price\r\n"Café, au lait",16\r\n', encoding), encoding)).map((record) => record.cells);
      expect(cells).toEqual([
        ['Item', 'Price'],
        ['Café, au lait', '16'],
      ]);
    },
  );

  test.each(['\n', '\r\n', '\r'])('may end in %j', async (end) => {
    expect((await read(['a,b', '1,2', '3,4'].join(end))).map(({ cells }) => cells.join())).toEqual(['a,b', '1,2', '3,4']);
  });

  test('have the numbers of a spreadsheet, with empty rows and cells of several lines', async () => {
    const records = await read('a,b\n\n1,"two\nlines"\n3\n');
    expect(records).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 3, cells: ['1', 'two\nlines'] },
      { row: 4, cells: ['3'] },
    ]);
  });
});

describe('a file that cannot be read', () => {
  test.each([
    ['a,b\n1,"2\n3,4\n', 'Row 2: a quote is opened and never closed.'],
    ['a,b\n1,2\n3,x"4\n', 'Row 3: a quote begins in the middle of a cell.'],
    ['a,b\n1,"2"3\n', 'Row 2: a quote in a cell is neither doubled nor the end of the cell.'],
    ['a,b\n1,2\n3,\u0000\n', 'Row 3: a cell has a NUL character.'],
    [`a,b\n1,"${'x'.repeat(1_100_000)}"\n`, 'Row 2: the row is longer than 1 MB; is a quote not closed?'],
  ])('names the row and what is wrong', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test('that breaks off while it is read fails with that error', async () => {
    async function* broken() {
      yield Buffer.from('a,b\n1,');
      throw new RangeError('the connection ended');
    }
    await expect(collect(readRecords(broken(), { encoding: 'utf-8', delimiter: ',' }))).rejects.toThrow('the connection ended');
  });
});

describe('the format', () => {
  function find(text: string, isWhole = true) {
    return findFormat(Buffer.from(text), 'utf-8', isWhole);
  }

  test.each([
    ['a,b\n1,"x;y;z"\n2,3\n', ','],
    ['a;b\n1;2,50\n2;3,75\n', ';'],
    ['a\tb\n1\t2,50\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['email\nada@example.com\n', ','],
  ])('of %j has the delimiter %j', (text, delimiter) => {
    expect(find(text)).toMatchObject({ delimiter, headerRow: 1 });
  });

  test('a title above the header is not the header', () => {
    expect(find('Orders of 2024\nNumber,Item\n1,Darth\n2,Baggins\n')).toEqual({
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 2,
      header: ['Number', 'Item'],
    });
  });

  test('a row that is cut off at the end of what is looked at does not count', () => {
    expect(find('a,b\n1,2\n3,"4', false)).toMatchObject({ delimiter: ',', header: ['a', 'b'] });
  });

  test.each([
    ['', 'The file is empty.'],
    [' \n\n', 'The file is empty.'],
    ['a,b\n1,"2\n', 'The first rows of the file are not CSV; is a quote not closed?'],
    [',\n,\n', 'None of the first rows names the columns.'],
    [`${'x,'.repeat(600)}x\n`, 'The file has more than 500 columns.'],
  ])('there is none in %j', (text, problem) => {
    expect(find(text)).toEqual({ problem });
  });
});
