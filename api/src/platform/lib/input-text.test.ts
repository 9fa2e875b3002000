import { describe, expect, test } from 'vitest';
import { findInputFault, isOneLine, storableText, textFault } from './input-text.ts';

const BAD = 'contains a character that is not allowed';

describe('INP-01: a text', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a C0 control character', '\u0008'],
    ['a vertical tab', '\u000B'],
    ['DEL', '\u007F'],
    ['a C1 control character', 'a\u0085'],
    ['a high surrogate alone', '\uD800'],
    ['a low surrogate alone', 'x\uDC00x'],
  ])('with %s is refused', (_title, text) => {
    expect(textFault(text)).toBe(BAD);
  });

  test.each(['', 'Añá Grünwald', '山田', 'شهرزاد\u200Cنام', '👩🏽‍🚀', 'two\r\nlines\tand a tab', '\uFEFF', '\uFFFD'])('%j is taken', (text) => {
    expect(textFault(text)).toBeNull();
  });

  test('longer than the bound is refused', () => {
    expect(textFault('x'.repeat(10_001))).toBe('is too long');
  });
});

test.each(['a\nb', 'a\tb', 'a\u2028b', 'a\u2029b', '\u202Egpj.exe', '\u2066x\u2069', '\uD83D'])('%j is not one line', (text) => {
  expect(isOneLine(text)).toBe(false);
});

test('marks of direction and joiners, as names of people have them, are part of one line', () => {
  expect(isOneLine('\u200Eعلی\u200Cرضا\u200F')).toBe(true);
});

describe('INP-01: a parsed value', () => {
  test('is named by the path of its first fault', () => {
    expect(findInputFault({ cartItems: [{ id: 'a\u0000' }, { id: '\uD800' }] })).toEqual({ path: 'cartItems.0.id', fault: BAD });
  });

  test('is held to the rule in its keys', () => {
    expect(findInputFault({ item: { 'a\u0000': 1 } })).toEqual({ path: 'item', fault: `has a name that ${BAD}` });
    expect(findInputFault({ 'two\nlines': 1 })?.fault).toBe(`has a name that ${BAD}`);
    expect(findInputFault({ ['k'.repeat(201)]: 1 })?.fault).toBe('has a name that is too long');
  });

  test('nested 50,000 levels deep is refused', () => {
    expect(findInputFault(JSON.parse(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))).toEqual({
      path: 'a',
      fault: 'is nested too deeply',
    });
  });

  test('has finite numbers', () => {
    expect(findInputFault(JSON.parse('{"amount":1e999}'))).toEqual({ path: 'amount', fault: 'is not a number that can be used' });
  });

  test.each([undefined, null, 5, true, 'text', [], { a: [{ b: null, __proto__: { c: 'd' } }] }])('%j has no fault', (value) => {
    expect(findInputFault(value)).toBeNull();
  });
});

test('a text of a provider loses what cannot be stored', () => {
  expect(storableText('US\u0000PS \uD800 Ground\n')).toBe('USPS \uFFFD Ground\n');
});
