import { expect, test } from 'vitest';
import { day, dollars, manyOf, oneOf, text } from './filter-codecs.ts';
import { readListState, writeListState } from './list-state.ts';

const spec = {
  filters: {
    status: manyOf(['paid', 'shipped', 'review']),
    kind: oneOf(['guest', 'account']),
    from: day(),
    min: dollars(),
    coupon: text(5),
  },
  sorts: ['number', 'total'],
  defaultSort: '-number',
} as const;

function read(search: string) {
  return readListState(new URLSearchParams(search), spec);
}

test('reads what an address asks for', () => {
  expect(read('q=+maya+&status=review,paid&from=2026-11-01&min=12.50&sort=total&page=2&size=50&view=west')).toEqual({
    q: 'maya',
    filters: { status: ['paid', 'review'], from: '2026-11-01', min: 1250 },
    sort: { key: 'total', isDescending: false },
    page: 2,
    size: 50,
    view: 'west',
  });
});

test('drops what is unknown, stale or malformed', () => {
  const plain = { q: '', filters: {}, sort: { key: 'number', isDescending: true }, page: 1, size: 25, view: null };
  expect(read('')).toEqual(plain);
  for (const search of [
    'status=gone',
    'kind=',
    'from=2026-02-30',
    'from=x',
    'min=ten',
    'coupon=+',
    'sort=-gone',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'size=7',
    'other=1',
  ])
    expect(read(search), search).toEqual(plain);
});

test('writes the shortest address that reads the same', () => {
  for (const search of ['', 'q=maya', 'status=paid%2Creview&min=12.50', 'view=west&kind=guest&sort=number&size=100&page=3']) {
    const written = writeListState(read(search), spec).toString();
    expect(written).toBe(search);
    expect(read(written)).toEqual(read(search));
  }
  expect(writeListState(read('sort=-number&page=1&size=25&status=gone'), spec).toString()).toBe('');
});
