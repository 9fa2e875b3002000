import { CombinedGraphQLErrors } from '@apollo/client';

/** Why an answer did not come, for people. */
export interface Failure {
  /** Of the api's error table: "NOT_ALLOWED", "UNAVAILABLE"; "NO_ANSWER" when nothing came back. */
  code: string;
  message: string;
  /** Of a fault, to find it in the log. */
  requestId: string | null;
  /** Of single fields of an input. */
  issues: readonly { path: string; message: string }[];
}

const NO_ANSWER: Failure = { code: 'NO_ANSWER', message: 'The shop did not answer.', requestId: null, issues: [] };

function isIssue(value: unknown): value is Failure['issues'][number] {
  const issue = value as Partial<Failure['issues'][number]> | null;
  return typeof issue?.path === 'string' && typeof issue.message === 'string';
}

/** An error of Apollo's as the portal shows it. */
export function failureOf(error: unknown): Failure {
  if (!CombinedGraphQLErrors.is(error)) return NO_ANSWER;
  const [first] = error.errors;
  const { code, requestId, issues } = first?.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : NO_ANSWER.code,
    message: first?.message || NO_ANSWER.message,
    requestId: typeof requestId === 'string' ? requestId : null,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
  };
}
