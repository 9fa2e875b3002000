import type { ExecutionResult } from 'graphql';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ConfirmDialog } from '../features/admin/kit/dialogs/confirm-dialog.tsx';
import type { Facts } from './facts.ts';
import { Heading } from './heading.tsx';
import { mutationNameOf } from './mutation-name.ts';
import styles from './playground.module.css';
import { answerWith, isShutOut, sendOperation } from './send-operation.ts';
import type { Operation } from './send-operation.ts';
import { useWriteQuestion } from './use-write-question.ts';

const NOT_SENT = 'Nothing was sent: the mutation was not confirmed.';
const NO_ANSWER = 'The shop did not answer.';
const NO_ANSWER_TO_MUTATION = 'The shop did not answer. The mutation may have been carried out: look before you run it again.';

const Editor = lazy(() =>
  import('./editor.tsx').then(
    (module) => ({ default: module.Editor }),
    () => ({ default: EditorMissing }),
  ),
);

function EditorMissing() {
  return (
    <p role="alert">
      The editor did not load. <a href="/admin/playground">Load the page again</a>
    </p>
  );
}

/** GraphiQL on the schema of this shop, for administrators. */
export function Playground({ facts }: { facts: Facts }) {
  const { waiting, ask, answer } = useWriteQuestion();
  const [isClosed, setIsClosed] = useState(false);

  const run = useCallback(
    async (operation: Operation): Promise<ExecutionResult> => {
      const mutation = mutationNameOf(operation.query, operation.operationName);
      if (mutation !== null && !(await ask(mutation))) return answerWith(NOT_SENT, 'NOT_CONFIRMED');
      const sent = await sendOperation(operation).catch(() => null);
      if (sent === null) return answerWith(mutation === null ? NO_ANSWER : NO_ANSWER_TO_MUTATION, 'NO_ANSWER');
      setIsClosed(isShutOut(sent.answer, sent.status));
      return sent.answer;
    },
    [ask],
  );

  return (
    <div className={styles.page}>
      <Heading facts={facts} isClosed={isClosed} />
      <main className={styles.editor} aria-label="Playground">
        <Suspense fallback={<p role="status">The editor is loading...</p>}>
          <Editor onRun={run} />
        </Suspense>
      </main>
      <ConfirmDialog
        title="Run a mutation"
        isOpen={waiting !== null}
        onClose={() => answer(false)}
        question="This writes to the live shop"
        keep="Don't run it"
        verb="Run it"
        busyVerb="Running..."
        onConfirm={async () => {
          answer(true);
          return null;
        }}
      >
        <p>
          <b>{waiting}</b> runs with your rights, and the audit log names you. You are asked once: the other mutations of this visit run at
          once.
        </p>
      </ConfirmDialog>
    </div>
  );
}
