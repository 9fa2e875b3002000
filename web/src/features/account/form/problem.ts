import { CombinedGraphQLErrors } from '@apollo/client';

interface FieldIssue {
  path: string;
  message: string;
}

/** Error of a submitted form; the message is shown to the user. */
export interface Problem {
  message: string;
  /** Errors of single fields. */
  issues?: readonly FieldIssue[];
}

const NO_RESPONSE = 'The shop did not answer. Please try again.';

function isFieldIssue(value: unknown): value is FieldIssue {
  const issue = value as Partial<FieldIssue> | null;
  return typeof issue?.path === 'string' && typeof issue.message === 'string';
}

/** The server's message, or a fixed one without a response. */
export function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return { message: NO_RESPONSE };
  const [first] = error.errors;
  const issues = first?.extensions?.issues;
  return { message: first?.message || NO_RESPONSE, issues: Array.isArray(issues) ? issues.filter(isFieldIssue) : [] };
}
