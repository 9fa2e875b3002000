import { expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

function paths(text: string) {
  return findLinks(text).flatMap(({ path }) => path ?? []);
}

it('finds the paths of our own pages', () => {
  expect(findLinks('See /store, or (/account).')).toEqual([
    { text: 'See ', path: null },
    { text: '/store', path: '/store' },
    { text: ', or (', path: null },
    { text: '/account', path: '/account' },
    { text: ').', path: null },
  ]);
  expect(paths('/watch-tv /checkout /login /about.')).toEqual(['/watch-tv', '/checkout', '/login', '/about']);
});

it('finds the directory of helplines', () => {
  expect(paths('In other countries, https://findahelpline.com lists numbers.')).toEqual(['https://findahelpline.com']);
});

it.each([
  'https://findahelpline.com.evil.example',
  'https://findahelpline.com@evil.example',
  'https://findahelpline.com/../x',
  'https://evil.example/store',
  '//evil.example/store',
  'evil.example/store',
  '/store.evil.example',
  '/store/../admin',
  '/store@evil',
  '/store:80',
  '/storehouse',
  '/admin',
  'and/account',
  '[click](javascript:alert(1))',
  '<a href="x">/nowhere</a>',
])('leaves %j as text', (text) => {
  expect(findLinks(text)).toEqual([{ text, path: null }]);
});

it('returns the complete text', () => {
  const text = 'a /store b\n/account';
  expect(
    findLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(findLinks('')).toEqual([]);
});
