import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ChatRequest } from '../wire/chat-wire.ts';
import { ChatFailure, CUT } from '../wire/turn-error.ts';
import { conversationReducer, EMPTY, isBusy } from './conversation.ts';
import { onOtherTabChange, notifyOtherTabs } from './other-tabs.ts';
import { runTurn } from './run-turn.ts';
import { claimGreeting, newSessionId, releaseGreeting } from './session-id.ts';
import { historyError, useChatStore } from './use-chat-store.ts';

/** Time the server needs to store a stopped reply. */
const AFTER_STOP_MS = 600;
/** Polling interval while another tab's reply is running. */
const WATCH_MS = 1_500;

export const GREETING = 'Hello';

interface Options {
  sessionId: string;
  slug: string;
  /** Called when the session has ended. */
  onSignedOut: () => void;
}

/** One conversation with one character: loads, greets, sends, stops, retries. */
export function useConversation({ sessionId, slug, onSignedOut }: Options) {
  const [state, dispatch] = useReducer(conversationReducer, EMPTY);
  const store = useChatStore(sessionId, slug);
  const inFlight = useRef<AbortController>(null);
  const isUnmounted = useRef(false);

  const load = useCallback(async () => {
    try {
      const page = await store.load();
      if (!isUnmounted.current) dispatch({ kind: 'historyLoaded', page });
      return page;
    } catch (error) {
      if (!isUnmounted.current) dispatch({ kind: 'historyFailed', reason: historyError(error) });
      return null;
    }
  }, [store]);

  const run = useCallback(
    /** @returns whether the message is stored. */
    async (turn: { key: string; text: string; retryOf: string | null }): Promise<boolean> => {
      // A ref, because state changes too late for a second Enter in the same tick.
      if (inFlight.current) return false;
      const controller = new AbortController();
      inFlight.current = controller;
      dispatch({ kind: 'started', ...turn });
      const message = turn.text || GREETING;
      const retried = turn.retryOf !== null && { retryOf: turn.retryOf };
      const request: ChatRequest = { message, sessionId, coffeeSlug: slug, clientKey: turn.key, ...retried };
      let hasBegun = false;
      let hasFailed = false;
      try {
        await runTurn(request, controller.signal, (event) => {
          hasBegun = true;
          if (!isUnmounted.current) dispatch({ kind: 'received', event });
        });
      } catch (error) {
        hasFailed = true;
        const turnError = error instanceof ChatFailure ? error.turnError : CUT;
        if (!isUnmounted.current) dispatch({ kind: 'failed', error: turnError });
        if (turnError.kind === 'signed-out' && !isUnmounted.current) onSignedOut();
      }
      if (inFlight.current === controller) inFlight.current = null;
      notifyOtherTabs({ sessionId, slug });
      if (!hasFailed && !controller.signal.aborted && !isUnmounted.current) await load();
      return hasBegun;
    },
    [sessionId, slug, load, onSignedOut],
  );

  const stop = useCallback(() => {
    if (!inFlight.current) return;
    inFlight.current.abort();
    inFlight.current = null;
    dispatch({ kind: 'stopped' });
    setTimeout(() => isUnmounted.current || void load(), AFTER_STOP_MS);
  }, [load]);

  const begin = useCallback(async () => {
    dispatch({ kind: 'historyRequested' });
    const page = await load();
    if (page === null || page.messages.length > 0 || isUnmounted.current || !claimGreeting(slug, sessionId)) return;
    // A fixed key, so that two tabs that open at once greet once.
    const hasArrived = await run({ key: `hello-${slug}-${sessionId}`, text: GREETING, retryOf: null });
    if (!hasArrived) releaseGreeting(slug, sessionId);
  }, [load, run, slug, sessionId]);

  useEffect(() => {
    isUnmounted.current = false;
    // Deferred: in development, StrictMode mounts twice.
    const timer = setTimeout(() => void begin());
    return () => {
      isUnmounted.current = true;
      clearTimeout(timer);
      // The server stores the partial reply of an aborted request.
      inFlight.current?.abort();
      inFlight.current = null;
    };
  }, [begin]);

  const refresh = useCallback(() => void (inFlight.current ?? load()), [load]);
  useEffect(() => onOtherTabChange({ sessionId, slug }, refresh), [sessionId, slug, refresh]);

  const hasForeignReply = state.messages.some(({ status }) => status === 'streaming');
  useEffect(() => {
    if (!hasForeignReply) return;
    const timer = setInterval(refresh, WATCH_MS);
    return () => clearInterval(timer);
  }, [hasForeignReply, refresh]);

  const { turn, messages } = state;
  return {
    state,
    isBusy: isBusy(state),
    begin,
    stop,
    send: (text: string) => void run({ key: newSessionId(), text, retryOf: null }),
    /** Sends the same message under the same key; a partial reply is regenerated. */
    retry() {
      if (turn === null) return;
      if (turn.reply) void run({ key: newSessionId(), text: turn.text, retryOf: turn.reply.id });
      else void run(turn);
    },
    rate: store.rate,
    takeBack: () => dispatch({ kind: 'takenBack' }),
    regenerate: (replyId: string) => void run({ key: newSessionId(), text: '', retryOf: replyId }),
    async loadOlder() {
      const first = messages[0];
      if (!first) return;
      dispatch({ kind: 'olderRequested' });
      try {
        dispatch({ kind: 'olderLoaded', page: await store.load(first.id) });
      } catch {
        dispatch({ kind: 'olderFailed' });
      }
    },
    /** @throws errors of the network and of GraphQL. */
    async clear() {
      await store.clear();
      dispatch({ kind: 'cleared' });
      notifyOtherTabs({ sessionId, slug });
    },
  };
}
