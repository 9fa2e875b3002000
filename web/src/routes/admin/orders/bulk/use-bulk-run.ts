import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AdminBulkRunDocument, StartBulkRunDocument, UndoBulkRunDocument } from '../../../../generated/admin/orders/graphql.ts';
import type { AdminBulkRunQuery, BulkKind, BulkOrdersInput, StartBulkRunMutation } from '../../../../generated/admin/orders/graphql.ts';

export type BulkRun = AdminBulkRunQuery['adminBulkRun'];

const FOLLOW_MS = 700;

interface BulkRunHandlers {
  /** It has gone through all of them. */
  onEnd: (run: BulkRun) => void;
}

/** Starts a change of many orders and follows it. Each request has a key of its own, so that a repeated one is the same run. */
export function useBulkRun({ onEnd }: BulkRunHandlers) {
  const client = useApolloClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  const runId = run?.id;
  const isRunning = run !== null && !run.hasEnded;
  useEffect(() => {
    if (runId === undefined || !isRunning) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function follow(id: string) {
      // An answer that does not come is asked for again: the run goes on without this page.
      const answer = await client.query({ query: AdminBulkRunDocument, variables: { id }, fetchPolicy: 'no-cache' }).catch(() => null);
      if (isOver) return;
      const latest = answer?.data?.adminBulkRun;
      if (latest) setRun(latest);
      if (latest?.hasEnded) ended.current(latest);
      else timer = setTimeout(() => void follow(id), FOLLOW_MS);
    }
    timer = setTimeout(() => void follow(runId), FOLLOW_MS / 2);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [runId, isRunning, client]);

  function take(result: StartBulkRunMutation['startBulkRun'] | undefined): string | null {
    if (result?.__typename !== 'BulkRunStarted') return result?.message ?? 'The shop did not answer.';
    setRun(result.run);
    if (result.run.hasEnded) ended.current(result.run);
    return null;
  }

  return {
    run: isRunning ? run : null,
    /** @returns null once it is stored, or why it was refused. */
    async start(key: string, kind: BulkKind, orders: BulkOrdersInput): Promise<string | null> {
      const { data } = await client.mutate({ mutation: StartBulkRunDocument, variables: { key, kind, orders }, fetchPolicy: 'no-cache' });
      return take(data?.startBulkRun);
    },
    async undo(id: string): Promise<string | null> {
      const variables = { id, key: crypto.randomUUID() };
      const { data } = await client.mutate({ mutation: UndoBulkRunDocument, variables, fetchPolicy: 'no-cache' });
      return take(data?.undoBulkRun);
    },
  };
}
