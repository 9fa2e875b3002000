import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1 503 555 0100', "'+1 503 555 0100"],
  ['-darth', "'-darth"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['a=b', 'a=b'],
])('writes the text %j as %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test('a number is never escaped, also a negative one', () => {
  expect(csvLine([-5.25, 0, 49])).toBe('-5.25,0,49\r\n');
});

test('a text with a comma, a quote or a line end is quoted', () => {
  expect(csvLine(['118 Alder Street, Portland', 'the "Duke"', 'two\nlines'])).toBe(
    '"118 Alder Street, Portland","the ""Duke""","two\nlines"\r\n',
  );
});

test('a date is written as ISO 8601 and null as nothing', () => {
  expect(csvLine([new Date(0), null])).toBe('1970-01-01T00:00:00.000Z,\r\n');
});
