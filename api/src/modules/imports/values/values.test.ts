import { describe, expect, test } from 'vitest';
import { decimalMarkOf, parseAmount } from './parse-amount.ts';
import { dateOrderOf, parseDate } from './parse-date.ts';
import { parseQuantity, parseWholeNumber } from './parse-quantity.ts';

describe('amounts', () => {
  test.each([
    ['16', '.', 1600],
    ['$1,234.50', '.', 123_450],
    ['USD 16.5', '.', 1650],
    ['1.234,50 €', ',', 123_450],
    ['1 234,50', ',', 123_450],
    ["1'234.50", '.', 123_450],
    ['(5.00)', '.', -500],
    ['-5', '.', -500],
    ['12.500', '.', 1250],
    ['12.500', ',', 1_250_000],
    ['.99', '.', 99],
    ['-0.00', '.', 0],
  ] as const)('%s with decimal mark %s', (text, mark, value) => {
    expect(parseAmount(text, mark)).toEqual({ value });
  });

  test.each([
    ['12,5O', ',', 'is not an amount; is one of the digits a letter?'],
    ['twelve', '.', 'is not an amount'],
    ['', '.', 'is not an amount'],
    ['.', '.', 'is not an amount'],
    ['1.2.3', '.', 'is not an amount'],
    ['1,23', '.', 'is not an amount'],
    ['0.005', '.', 'has parts of a cent'],
    ['99999999999', '.', 'is more than 10,000,000.00'],
  ] as const)('refuses %s', (text, mark, problem) => {
    expect(parseAmount(text, mark)).toEqual({ problem });
  });

  test('the decimal mark of a column is that of most cells with cents', () => {
    expect(decimalMarkOf(['1.234,50', '3,00', '1,5', '2'])).toBe(',');
    expect(decimalMarkOf(['1,234.50', '3.00'])).toBe('.');
    expect(decimalMarkOf(['1,234', '3'])).toBe('.');
  });
});

describe('whole numbers', () => {
  test.each([
    ['3', 3],
    ['3.0', 3],
    ['1,000', 1000],
    ['-2', -2],
    ['-0', 0],
  ])('%s', (text, value) => {
    expect(parseWholeNumber(text)).toEqual({ value });
  });

  test.each([
    ['-1', 'is less than 1'],
    ['0', 'is less than 1'],
    ['1.5', 'is not a whole number'],
    ['1O', 'is not a whole number; is one of the digits a letter?'],
    ['9999999', 'is more than 1,000,000'],
  ])('no quantity: %s', (text, problem) => {
    expect(parseQuantity(text)).toEqual({ problem });
  });
});

describe('dates', () => {
  test.each([
    ['2024-12-11', '', '2024-12-11T12:00:00', null],
    ['2025-10-02 17:09:34 -0300', '', '2025-10-02T17:09:34', '-03:00'],
    ['2025-10-02T17:09:34.123Z', '', '2025-10-02T17:09:34', '+00:00'],
    ['Dec 11, 2024', '2:10:40 PM', '2024-12-11T14:10:40', null],
    ['Dec 11, 2024', '12:05 am', '2024-12-11T00:05:00', null],
    ['Wednesday, December 11th, 2024', '', '2024-12-11T12:00:00', null],
    ['11 Dec 2024 14:10', '', '2024-12-11T14:10:00', null],
    ['11-Dec-24', '', '2024-12-11T12:00:00', null],
    ['12/11/2024', '', '2024-12-11T12:00:00', null],
    ['09/12/26', '', '2026-09-12T12:00:00', null],
    ['2024-02-29', '', '2024-02-29T12:00:00', null],
  ])('%s %s', (text, time, clock, offset) => {
    expect(parseDate(text, 'month-first', time)).toEqual({ value: { clock, offset } });
  });

  test('the day comes first where that was chosen', () => {
    expect(parseDate('03/04/25', 'day-first')).toEqual({ value: { clock: '2025-04-03T12:00:00', offset: null } });
    expect(parseDate('31.12.2024', 'day-first')).toEqual({ value: { clock: '2024-12-31T12:00:00', offset: null } });
  });

  test.each([
    ['31 Feb 2024', '', 'is not a day of the calendar'],
    ['2023-02-29', '', 'is not a day of the calendar'],
    ['31/12/2024', '', 'has 31 as its month; is the day first?'],
    ['yesterday', '', 'is not a date'],
    ['12 Foo 2024', '', 'is not a date'],
    ['1024-12-11', '', 'is not between 1990 and 2100'],
    ['2024-12-11', '25:00', 'has a time that cannot be read'],
    ['2024-12-11', '13:00 PM', 'has a time that cannot be read'],
    ['2024-12-11 10:00 Mars', '', 'has a time that cannot be read'],
  ])('refuses %s %s', (text, time, problem) => {
    expect(parseDate(text, 'month-first', time)).toEqual({ problem });
  });

  test('the order of day and month follows from a cell that has only one reading', () => {
    expect(dateOrderOf(['03/04/25', '13/04/25'])).toBe('day-first');
    expect(dateOrderOf(['03/04/25', '04/13/25'])).toBe('month-first');
    expect(dateOrderOf(['03/04/25', '05/06/25'])).toBe('ambiguous');
    expect(dateOrderOf(['03/03/25', 'Dec 11, 2024'])).toBeNull();
    expect(dateOrderOf(['2024-12-11'])).toBeNull();
  });
});
