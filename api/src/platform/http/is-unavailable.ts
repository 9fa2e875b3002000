import {
  AbortError,
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  ErrorReply,
  ReconnectStrategyError,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
  TimeoutError,
} from 'redis';

/**
 * PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html): connection exceptions (class 08), shutting down
 * or starting up, read-only, out of connections, disk or memory, lock and statement timeouts, deadlocks. Node: the socket's own errors. Not 08P01: PostgreSQL calls a
 * statement with a NUL a violation of the protocol, and the same request will never succeed (docs/reliability.md, INP-02).
 */
const temporaryCodes =
  /^(08\d{3}|25006|25P03|40001|40P01|53\d{3}|55P03|57014|57P0[123]|58030|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** pg and pg-pool throw these without a code. */
const temporaryMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error)/i;

/** node-redis: not connected, disconnected, or timed out. By class: these errors have no name or code of their own. */
const temporaryErrors = [
  AbortError,
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  ReconnectStrategyError,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
  TimeoutError,
];

/** What Redis answers while it starts, fails over, is stuck in a script, or has no memory left (noeviction). */
const temporaryReplies = /^(LOADING|MASTERDOWN|READONLY|TRYAGAIN|CLUSTERDOWN|BUSY|OOM) /;

function isRedisAway(error: Error): boolean {
  return temporaryErrors.some((type) => error instanceof type) || (error instanceof ErrorReply && temporaryReplies.test(error.message));
}

/** Whether the database (or Redis) could not be asked just now, so that the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && temporaryCodes.test(code)) return true;
    if (isRedisAway(current) || temporaryMessages.test(current.message)) return true;
  }
  return false;
}
