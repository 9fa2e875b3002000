import { type GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import type { Context } from '../context/context.ts';
import { type Failure, failureOf, INTERNAL_MESSAGE } from '../http/error-status.ts';

/** What GraphQL itself refuses, before any of our code ran; its messages are about the document. */
const documentCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Apollo's own message advises to change the server's settings. */
const INTROSPECTION = {
  code: 'INTROSPECTION_DISABLED',
  message: "Introspection is disabled here. The administrators' playground shows the schema.",
};

/** By shape: Apollo derives classes with names of their own, and a test runner may load a second copy of graphql. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && 'extensions' in error && 'originalError' in error;
}

/**
 * GraphQL refused the document or its variables. Not all such errors have a code. A request error has no path (GraphQL specification,
 * 7.1.2). A value that an argument does not take is a field error located at the value or its variable, whereas errors of resolvers and
 * of results are located at the field (docs/reliability.md, GQL-10).
 */
function isOfDocument(error: GraphQLError): boolean {
  if (documentCodes.has(String(error.extensions.code)) || !error.path) return true;
  const place = error.nodes?.[0]?.kind;
  return place !== undefined && place !== Kind.FIELD;
}

/** The error that one of our resolvers threw, or null when GraphQL refused the document. */
function thrownBy(error: unknown): unknown {
  if (!isGraphQLError(error)) return error;
  // GraphQL checks a document's values (scalars, enums) with errors of its own kind; those carry one of its codes.
  if (error.originalError && !isGraphQLError(error.originalError)) return error.originalError;
  return isOfDocument(error) ? null : error;
}

/** How the error counts for us; null where the document was at fault. */
export function failureOfGraphql(error: unknown): Failure | null {
  const thrown = thrownBy(error);
  return thrown === null ? null : failureOf(thrown);
}

function isFault(failure: Failure | null): failure is Failure {
  return failure?.code === 'INTERNAL' || failure?.code === 'UNAVAILABLE';
}

/** Logs the faults of one request in one line, and leaves its id on them for the answer. */
export function noteFaults(errors: readonly GraphQLError[], ctx: Pick<Context, 'log' | 'requestId'>, operationName?: string | null): void {
  const faults = errors.map((error) => ({ error, failure: failureOfGraphql(error) })).filter(({ failure }) => isFault(failure));
  const [first] = faults;
  if (!first) return;
  for (const { error } of faults) error.extensions.requestId = ctx.requestId;
  const line = {
    err: thrownBy(first.error),
    requestId: ctx.requestId,
    operationName,
    path: first.error.path?.join('.'),
    faults: faults.length,
  };
  if (faults.every(({ failure }) => failure?.code === 'UNAVAILABLE')) ctx.log.warn(line, 'operation could not be served now');
  else ctx.log.error(line, 'operation failed');
}

/** The error as the client sees it. */
export function presentError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const failure = failureOfGraphql(error);
  if (!failure) {
    if (formatted.extensions?.validationErrorCode === INTROSPECTION.code)
      return { message: INTROSPECTION.message, ...place, extensions: { code: INTROSPECTION.code } };
    const code = String(formatted.extensions?.code);
    return { message, ...place, extensions: { code: documentCodes.has(code) ? code : 'BAD_USER_INPUT' } };
  }
  const requestId = isGraphQLError(error) ? error.extensions.requestId : undefined;
  return {
    message: failure.code === 'INTERNAL' ? INTERNAL_MESSAGE : failure.message,
    ...place,
    extensions: {
      code: failure.code,
      ...(failure.issues?.length && { issues: failure.issues }),
      ...(failure.retryAfterSeconds !== undefined && { retryAfterSeconds: failure.retryAfterSeconds }),
      ...(isFault(failure) && requestId !== undefined && { requestId }),
    },
  };
}
