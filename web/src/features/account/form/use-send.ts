import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { problemOf } from './problem.ts';
import type { Problem } from './problem.ts';

interface SendOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Title of the toast when it does not go through. */
  failureTitle: string;
  /** Answers null when all went well. May throw what the network throws. */
  send: (values: Values) => Promise<Problem | null>;
  onInvalid?: (errors: FieldErrors<Values>) => void;
}

/** Sends a form, one at a time. What the shop refuses is said in a toast and stays to be read: on its field, or as `refusal`. */
export function useSend<Values extends FieldValues>({ form, failureTitle, send, onInvalid }: SendOptions<Values>) {
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  // State comes too late for a second click in the same tick.
  const isRunning = useRef(false);

  function tell({ message, issues = [] }: Problem) {
    const fields = form.getValues();
    const placed = issues.filter(({ path }) => path in fields);
    for (const [index, issue] of placed.entries()) {
      form.setError(issue.path as Path<Values>, { type: 'server', message: issue.message }, { shouldFocus: index === 0 });
    }
    if (placed.length === 0) setRefusal(message);
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
    if (problem) tell(problem);
  }

  return {
    isSending,
    refusal,
    submit: (event: FormEvent) => void form.handleSubmit(run, onInvalid)(event),
  };
}
