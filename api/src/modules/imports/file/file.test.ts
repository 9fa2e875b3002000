import { describe, expect, test } from 'vitest';
import { refusedType } from './refused-type.ts';
import { createEncodingFinder } from './text-encoding.ts';

describe('what a file is', () => {
  test.each([
    ['PK\u0003\u0004....[Content_Types].xml', 'a spreadsheet: save it as CSV UTF-8'],
    ['PK\u0003\u0004....orders.csv', 'a zip archive: unpack it and choose the CSV file in it'],
    ['\u00d0\u00cf\u0011\u00e0', 'an old spreadsheet: save it as CSV UTF-8'],
    ['%PDF-1.7', 'a PDF: export the orders as CSV'],
    ['MZ\u0090', 'a program'],
    ['\u007fELF', 'a program'],
    ['\u00ef\u00bb\u00bf \n<!DOCTYPE html>', 'a web page: export the orders as CSV'],
    ['<html>', 'a web page: export the orders as CSV'],
    ['[{"id": 1}]', 'JSON: export the orders as CSV'],
  ])('%j is %s', (head, type) => {
    expect(refusedType(Buffer.from(head, 'latin1'))).toBe(type);
  });

  test.each(['Order number,Price', '"Name";"Email"', '[sic],b', ''])('%j may be a CSV', (head) => {
    expect(refusedType(Buffer.from(head))).toBeNull();
  });
});

describe('the encoding', () => {
  function find(bytes: Buffer, pieceLength = bytes.length) {
    const finder = createEncodingFinder();
    for (let at = 0; at < bytes.length; at += pieceLength) finder.add(bytes.subarray(at, at + pieceLength));
    return finder.find();
  }
  const text = 'Order number,Item,Price\r\n1,Café crème ☕,16\r\n'.repeat(20);

  test('is found whichever way the pieces cut characters', () => {
    const bytes = Buffer.from(text);
    for (const length of [201, 202, 203, 204, 205]) expect(find(bytes, length)).toBe('utf-8');
  });

  test('is UTF-16 with and without its mark', () => {
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(little).swap16();
    expect(find(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toBe('utf-16le');
    expect(find(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toBe('utf-16be');
    expect([find(little), find(big)]).toEqual(['utf-16le', 'utf-16be']);
  });

  test('is Windows-1252 once a byte is not UTF-8, also in the last character', () => {
    expect(find(Buffer.from(`${'a,b\n'.repeat(100)}caf\u00e9,1`, 'latin1'), 210)).toBe('windows-1252');
    expect(find(Buffer.from(`${'a,b\n'.repeat(100)}caf\u00e9`, 'latin1'))).toBe('windows-1252');
    expect(find(Buffer.from(`${'a,b\n'.repeat(100)}caf\u00e9`))).toBe('utf-8');
  });
});
