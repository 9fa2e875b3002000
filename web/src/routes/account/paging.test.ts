import { expect, it } from 'vitest';
import { pageOf, pagesOf } from './paging.ts';

it('reads a page number out of an address', () => {
  expect(pageOf('3')).toBe(3);
  expect(pageOf('99999')).toBe(10_000);
  for (const text of [null, '', '0', '-1', '1.5', 'x', '1e3', '123456']) expect(pageOf(text)).toBe(1);
});

it('counts pages', () => {
  expect(pagesOf(0, 5)).toBe(1);
  expect(pagesOf(5, 5)).toBe(1);
  expect(pagesOf(6, 5)).toBe(2);
});
