import { DriverException, ValidationError } from '@mikro-orm/core';
import { stdSerializers } from 'pino';
import { storableText } from './input-text.ts';

/**
 * Classes whose messages describe the server and never contain values: connections, rollbacks, resources, object state, intervention,
 * system, internal (https://www.postgresql.org/docs/18/errcodes-appendix.html).
 */
const isServerFault = /^(08|40|53|55|57|58|XX)[0-9A-Z]{3}$/;
/** Node's own, of a socket. */
const isSocketFault = /^E[A-Z_]+$/;

type DatabaseError = Error & {
  code?: unknown;
  constraint?: unknown;
  schema?: unknown;
  table?: unknown;
  column?: unknown;
  routine?: unknown;
};

/** As MikroORM throws them, or as pg does: by shape, as its class is no part of its interface. */
function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof DriverException ||
    error instanceof ValidationError ||
    (error instanceof Error && 'severity' in error && 'routine' in error && 'code' in error)
  );
}

function causeOf(error: Error): unknown {
  return error.cause;
}

/** Itself and its causes; the bound also ends a circle. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = causeOf(next)) chain.push(next);
  return chain;
}

/** The texts of PostgreSQL and of the ORM hold statements and values, so of these errors only code and place are logged. */
function databaseMessage(error: DatabaseError): string {
  const code = typeof error.code === 'string' ? error.code : error.name;
  if (isServerFault.test(code) || isSocketFault.test(code)) return `${code} ${error.message.split('\n')[0]}`;
  const place = [error.table, error.column, error.constraint].filter((part) => typeof part === 'string').join('.');
  return `database error ${code}${place && ` at ${place}`}`;
}

/** What may be stored and logged of an error: nothing of a customer's that the database quoted (docs/reliability.md, INP-02). */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return storableText(String(error));
  if (isDatabaseError(error)) return storableText(databaseMessage(error));
  // An error that wraps another often quotes it.
  const quoted = chainOf(error).filter((one) => isDatabaseError(one) && one.message !== '');
  return storableText(quoted.reduce((text, one) => text.replaceAll(one.message, databaseMessage(one)), error.message));
}

/** Where it was thrown, without the messages in between; a message may have lines that look like a frame. */
function framesOf(error: Error): string {
  const messages = chainOf(error).map(({ message }) => message);
  const quoted = new Set(messages.flatMap((message) => message.split('\n')).map((line) => line.trim()));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at \S.*:\d+:\d+\)?$/.test(line) && !quoted.has(line.trim()));
  return frames.join('\n');
}

/** pino's serializer for `err`. Errors that the database has no part in are logged as pino does. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!chainOf(error).some(isDatabaseError)) {
    // pino joins the messages of error and cause; a cause with the same message would print it twice.
    const isSaidTwice = error.cause instanceof Error && error.cause.message === error.message;
    return isSaidTwice ? stdSerializers.errWithCause(error) : stdSerializers.err(error);
  }
  const { code, constraint, schema, table, column, routine } = error as DatabaseError;
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    stack: framesOf(error),
    ...Object.fromEntries(
      Object.entries({ code, constraint, schema, table, column, routine }).filter(([, value]) => typeof value === 'string'),
    ),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
