import { useEffect, useState } from 'react';
import type { Conversation } from './conversation.tsx';

type Loaded = { Conversation: typeof Conversation };
type Late = { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'here'; Conversation: typeof Conversation };

function load(): Promise<Loaded> {
  return import('./conversation.tsx');
}

/** The code of the conversation, which most visitors of the page never need: fetched once somebody is signed in. */
export function useLateConversation(isWanted: boolean): Late {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || loaded || hasFailed) return;
    let isGone = false;
    load().then(
      (module) => isGone || setLoaded(module),
      () => isGone || setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, loaded, hasFailed]);

  if (loaded) return { kind: 'here', Conversation: loaded.Conversation };
  if (hasFailed) return { kind: 'failed', retry: () => setHasFailed(false) };
  return { kind: 'loading' };
}
