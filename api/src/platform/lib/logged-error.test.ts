import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { describe, expect, test } from 'vitest';
import { loggedError, safeMessage } from './logged-error.ts';

const EMAIL = 'ada@customer.example';
/** As pg throws it, with a value that has a line like a frame of a stack. */
function fromDriver(code: string, message: string): Error {
  return Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    routine: 'check_unique',
    table: 'users',
    constraint: 'users_email_unique',
    detail: `Key (email)=(${EMAIL}) already exists.`,
    where: `SQL statement "insert into users values ('${EMAIL}')"`,
  });
}
const refused = new UniqueConstraintViolationException(fromDriver('23505', `duplicate key for ${EMAIL}\n    at ${EMAIL}:1:1`));

describe.each([
  ['of the ORM', refused],
  ['of pg', fromDriver('22P02', `invalid input syntax for type uuid: "${EMAIL}"`)],
  ['that wraps one', new Error(`the job failed: ${refused.message}`, { cause: refused })],
])('INP-02: an error %s', (_title, error) => {
  test('is logged with its place and code, without what it quotes', () => {
    const logged = JSON.stringify(loggedError(error));
    expect(logged).not.toContain(EMAIL);
    expect(logged).toMatch(/"code":"2/);
    expect(logged).toContain('logged-error.test.ts');
  });

  test('is stored without what it quotes', () => {
    expect(safeMessage(error)).not.toContain(EMAIL);
    expect(safeMessage(error)).toMatch(/database error 2\w{4} at users\.users_email_unique$/);
  });
});

test('an error about the server keeps its message', () => {
  expect(safeMessage(fromDriver('53100', 'could not extend file "base/1/2": No space left on device'))).toBe(
    '53100 could not extend file "base/1/2": No space left on device',
  );
});

test('another error is logged as ever', () => {
  expect(loggedError(new TypeError('x is undefined'))).toMatchObject({ type: 'TypeError', message: 'x is undefined' });
});
