import { ClientClosedError, ClientOfflineError, SimpleError, SocketClosedUnexpectedlyError } from 'redis';
import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

function withCode(code: string): Error {
  return Object.assign(new Error('x'), { code });
}

test.each(['57P01', '57P03', '08006', '53300', '53100', '25006', '40P01', '55P03', '57014', 'ECONNREFUSED', 'ECONNRESET'])(
  'takes %s for an outage',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
  },
);

test('knows the texts that pg throws without a code', () => {
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
});

test.each([
  ['a client that is offline', new ClientOfflineError()],
  ['a client that was closed', new ClientClosedError()],
  ['a socket that was cut', new SocketClosedUnexpectedlyError()],
  ['a Redis that is starting', new SimpleError('LOADING Redis is loading the dataset in memory')],
  ['a Redis that is full', new SimpleError("OOM command not allowed when used memory > 'maxmemory'.")],
])('takes %s for an outage', (_title, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test('takes a command that Redis refuses for a fault', () => {
  expect(isUnavailable(new SimpleError('WRONGTYPE Operation against a key holding the wrong kind of value'))).toBe(false);
});

test.each([
  withCode('23505'),
  withCode('42P01'),
  withCode('22021'),
  withCode('22P05'),
  withCode('08P01'),
  new TypeError('x is undefined'),
  null,
  'text',
])('takes %s for a fault', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
