import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { problemOf } from './problem.ts';
import type { Problem } from './problem.ts';

interface SendOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Title of the toast after a failure. */
  failureTitle: string;
  /** Resolves to null on success. May reject with network errors. */
  send: (values: Values) => Promise<Problem | null>;
  onInvalid?: (errors: FieldErrors<Values>) => void;
}

/** Submits a form, one request at a time. An error is shown as a toast, and on its field or as `refusal`. */
export function useSend<Values extends FieldValues>({ form, failureTitle, send, onInvalid }: SendOptions<Values>) {
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  // A ref, because state changes too late for a second click in the same tick.
  const isRunning = useRef(false);

  function showProblem({ message, issues = [] }: Problem) {
    const fields = form.getValues();
    const fieldIssues = issues.filter(({ path }) => path in fields);
    for (const [index, issue] of fieldIssues.entries()) {
      form.setError(issue.path as Path<Values>, { type: 'server', message: issue.message }, { shouldFocus: index === 0 });
    }
    if (fieldIssues.length === 0) setRefusal(message);
    showToast({ title: failureTitle, description: message, tone: 'bad' });
  }

  async function run(values: Values) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    setRefusal(undefined);
    const problem = await send(values).catch(problemOf);
    isRunning.current = false;
    setIsSending(false);
    if (problem) showProblem(problem);
  }

  return {
    isSending,
    refusal,
    submit: (event: FormEvent) => void form.handleSubmit(run, onInvalid)(event),
  };
}
