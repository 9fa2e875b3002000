import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ChatRequest } from '../wire/chat-wire.ts';
import { ChatFailure, CUT } from '../wire/trouble.ts';
import { converse, EMPTY, isBusy } from './conversation.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { runTurn } from './run-turn.ts';
import { claimGreeting, newSessionId, releaseGreeting } from './session-id.ts';
import { historyTrouble, useChatStore } from './use-chat-store.ts';

/** The shop needs a moment to write down what was said until the stop. */
const AFTER_STOP_MS = 600;
/** How often to look whether an answer that another tab has begun is there. */
const WATCH_MS = 1_500;

export const GREETING = 'Hello';

interface Options {
  sessionId: string;
  slug: string;
  /** The session of the person is over. */
  onSignedOut: () => void;
}

/** One conversation with one character: loads it, greets, sends, stops, tries again. */
export function useConversation({ sessionId, slug, onSignedOut }: Options) {
  const [state, dispatch] = useReducer(converse, EMPTY);
  const store = useChatStore(sessionId, slug);
  const line = useRef<AbortController>(null);
  const isGone = useRef(false);

  const load = useCallback(async () => {
    try {
      const page = await store.load();
      if (!isGone.current) dispatch({ kind: 'historyLoaded', page });
      return page;
    } catch (error) {
      if (!isGone.current) dispatch({ kind: 'historyFailed', reason: historyTrouble(error) });
      return null;
    }
  }, [store]);

  const run = useCallback(
    /** @returns whether the shop has the message. */
    async (turn: { key: string; text: string; retryOf: string | null }): Promise<boolean> => {
      // State comes too late for a second Enter in the same tick.
      if (line.current) return false;
      const controller = new AbortController();
      line.current = controller;
      dispatch({ kind: 'began', ...turn });
      const message = turn.text || GREETING;
      const retried = turn.retryOf !== null && { retryOf: turn.retryOf };
      const request: ChatRequest = { message, sessionId, coffeeSlug: slug, clientKey: turn.key, ...retried };
      let hasBegun = false;
      let hasFailed = false;
      try {
        await runTurn(request, controller.signal, (event) => {
          hasBegun = true;
          if (!isGone.current) dispatch({ kind: 'heard', event });
        });
      } catch (error) {
        hasFailed = true;
        const trouble = error instanceof ChatFailure ? error.trouble : CUT;
        if (!isGone.current) dispatch({ kind: 'failed', trouble });
        if (trouble.kind === 'signed-out' && !isGone.current) onSignedOut();
      }
      if (line.current === controller) line.current = null;
      tellOtherTabs({ sessionId, slug });
      if (!hasFailed && !controller.signal.aborted && !isGone.current) await load();
      return hasBegun;
    },
    [sessionId, slug, load, onSignedOut],
  );

  const stop = useCallback(() => {
    if (!line.current) return;
    line.current.abort();
    line.current = null;
    dispatch({ kind: 'stopped' });
    setTimeout(() => isGone.current || void load(), AFTER_STOP_MS);
  }, [load]);

  const begin = useCallback(async () => {
    dispatch({ kind: 'historyAsked' });
    const page = await load();
    if (page === null || page.messages.length > 0 || isGone.current || !claimGreeting(slug, sessionId)) return;
    // The key is made of what it is for, so that two tabs that open at once greet once.
    const hasArrived = await run({ key: `hello-${slug}-${sessionId}`, text: GREETING, retryOf: null });
    if (!hasArrived) releaseGreeting(slug, sessionId);
  }, [load, run, slug, sessionId]);

  useEffect(() => {
    isGone.current = false;
    // A moment later: in development React mounts everything twice.
    const timer = setTimeout(() => void begin());
    return () => {
      isGone.current = true;
      clearTimeout(timer);
      // Leaving hangs up, which keeps what was said.
      line.current?.abort();
      line.current = null;
    };
  }, [begin]);

  const listen = useCallback(() => void (line.current ?? load()), [load]);
  useEffect(() => hearOtherTabs({ sessionId, slug }, listen), [sessionId, slug, listen]);

  const hasForeignReply = state.messages.some(({ status }) => status === 'streaming');
  useEffect(() => {
    if (!hasForeignReply) return;
    const timer = setInterval(listen, WATCH_MS);
    return () => clearInterval(timer);
  }, [hasForeignReply, listen]);

  const { turn, messages } = state;
  return {
    state,
    isBusy: isBusy(state),
    begin,
    stop,
    send: (text: string) => void run({ key: newSessionId(), text, retryOf: null }),
    /** The same message again under the same key; an answer that was cut is said anew. */
    retry() {
      if (turn === null) return;
      if (turn.reply) void run({ key: newSessionId(), text: turn.text, retryOf: turn.reply.id });
      else void run(turn);
    },
    takeBack: () => dispatch({ kind: 'takenBack' }),
    sayAgain: (replyId: string) => void run({ key: newSessionId(), text: '', retryOf: replyId }),
    async loadOlder() {
      const first = messages[0];
      if (!first) return;
      dispatch({ kind: 'olderAsked' });
      try {
        dispatch({ kind: 'olderLoaded', page: await store.load(first.id) });
      } catch {
        dispatch({ kind: 'olderFailed' });
      }
    },
    /** @throws what the network or the shop throws. */
    async clear() {
      await store.clear();
      dispatch({ kind: 'cleared' });
      tellOtherTabs({ sessionId, slug });
    },
  };
}
