import { type ExecutionResult, GraphQLError } from 'graphql';
import type { GraphiQLProps } from 'graphiql';

type Fetcher = GraphiQLProps['fetcher'];
/** What GraphiQL wants to have run. */
export type Operation = Parameters<Fetcher>[0];

const PATH = '/admin/playground/graphql';

/** An answer that the page gives in the api's place. */
export function answerWith(message: string, code: string): ExecutionResult {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}

/** Whether the api has refused the person and not the operation: the session has ended, or the rights have. */
export function isShutOut({ errors = [] }: ExecutionResult, status: number): boolean {
  return status === 403 && errors.some(({ extensions }) => extensions?.code === 'NOT_ALLOWED');
}

/** Sends an operation to the one path that also answers introspection. Rejects where no answer came. */
export async function sendOperation({ query, variables, operationName }: Operation): Promise<{ status: number; answer: ExecutionResult }> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return { status: response.status, answer: (await response.json()) as ExecutionResult };
}
