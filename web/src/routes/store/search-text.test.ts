import { expect, it } from 'vitest';
import { searchTextIn } from './search-text.ts';

function read(query: string) {
  return searchTextIn(new URLSearchParams(query), 80);
}

it('reads the words of a search, tidied', () => {
  expect(read('q=++dark%20%20roast+')).toBe('dark roast');
  expect(read('category=beans')).toBe('');
  expect(read('q=+')).toBe('');
});

it('never asks for more than the shop takes', () => {
  expect(read(`q=${'a'.repeat(500)}`)).toHaveLength(80);
  expect(read(`q=${'a'.repeat(79)}%20b`)).toBe('a'.repeat(79));
  expect(searchTextIn(new URLSearchParams('q=mocha'), 3)).toBe('moc');
});

it('does not cut an emoji in half', () => {
  expect(read(`q=${'a'.repeat(79)}%F0%9F%98%80`)).toBe('a'.repeat(79));
  expect(read(`q=${'a'.repeat(78)}%F0%9F%98%80`)).toBe(`${'a'.repeat(78)}😀`);
});
