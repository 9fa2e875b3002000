import type { Request, RequestHandler } from 'express';
import { Kind, parse, visit } from 'graphql';
import { InvalidInput } from '../lib/access-errors.ts';
import { findInputFault, refuseFault, textFault } from '../lib/input-text.ts';
import { MAX_DOCUMENT_LENGTH, MAX_TOKENS } from './limits.ts';

export interface GraphqlRequest {
  query?: unknown;
  variables?: unknown;
}

function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null; // Apollo says it better.
  }
}

export function graphqlRequestOf(req: Request): GraphqlRequest {
  if (req.method !== 'GET') return (req.body as GraphqlRequest | null | undefined) ?? {};
  // All that follows the first question mark, as Apollo reads it: a second one may be part of the document.
  const parameters = new URLSearchParams(/\?.*/s.exec(req.originalUrl)?.[0]);
  const [variables, extensions] = ['variables', 'extensions'].map((name) => parsedOrNull(parameters.get(name) ?? 'null'));
  return { query: parameters.get('query'), variables, ...(extensions !== null && { extensions }) };
}

/** The lexer refuses lone surrogates, and the document itself has no control characters: what is left comes from an escape. */
function refuseLiterals(source: string): void {
  if (!source.includes('\\') || source.length > MAX_DOCUMENT_LENGTH) return;
  const path: string[] = [];
  const named = { enter: (node: { name: { value: string } }) => void path.push(node.name.value), leave: () => void path.pop() };
  let document;
  try {
    document = parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return; // Apollo says it better.
  }
  visit(document, {
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING]: (node) => {
      const fault = textFault(node.value, Infinity);
      if (fault) refuseFault({ path: path.join('.'), fault });
    },
  });
}

/** The rule of every text for documents, their literals and their variables (docs/reliability.md, INP-01). @throws InvalidInput */
function refuseIllFormedRequest(request: GraphqlRequest): void {
  const { query, variables, ...rest } = request;
  refuseFault(findInputFault(variables));
  refuseFault(findInputFault(rest));
  if (typeof query !== 'string') return;
  const fault = textFault(query, Infinity);
  if (fault) refuseFault({ path: 'query', fault });
  refuseLiterals(query);
}

/** Ahead of Apollo. With the type that GraphQL clients read as a result of theirs whatever its status, so that forms show the message. */
export const refuseIllFormedGraphql: RequestHandler = (req, res, next) => {
  try {
    refuseIllFormedRequest(graphqlRequestOf(req));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { message, code, issues } = error;
    const type = req.accepts(['application/json', 'application/graphql-response+json']);
    res
      .status(400)
      .type(type || 'application/json')
      .json({ errors: [{ message, extensions: { code, issues } }] });
    return;
  }
  next();
};
