import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql';
import type { Context } from '../context/context.ts';
import type { FailureCode } from '../http/error-status.ts';
import { failureOfGraphql, noteFaults, presentError } from './format-error.ts';

export interface InProcessResult {
  result: { data?: unknown; errors?: unknown[] };
  /** The first failure's code, for the page's status. */
  failure: FailureCode | null;
}

/** Pages bring a handful of documents; more would be a sign of documents built from input. */
const MOST_DOCUMENTS = 100;

/** Runs an operation of our own pages against our own schema, without the detour over HTTP. */
export function executeInProcess(schema: GraphQLSchema) {
  const documents = new Map<string, DocumentNode>();
  function prepare(source: string): DocumentNode {
    const known = documents.get(source);
    if (known) return known;
    const document = parse(source);
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    if (documents.size < MOST_DOCUMENTS) documents.set(source, document);
    return document;
  }
  return async (ctx: Context, source: string, variableValues: Record<string, unknown>): Promise<InProcessResult> => {
    const result = await execute({ schema, document: prepare(source), variableValues, contextValue: ctx });
    if (!result.errors) return { result: { data: result.data }, failure: null };
    noteFaults(result.errors, ctx, 'page');
    return {
      result: { data: result.data, errors: result.errors.map((error) => presentError(error.toJSON(), error)) },
      failure: result.errors.map((error) => failureOfGraphql(error)?.code ?? 'INTERNAL')[0] ?? null,
    };
  };
}
