import { useMemo } from 'react';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ChatHistoryDocument, ClearChatDocument } from '../../../generated/chat/graphql.ts';
import type { ChatHistoryQuery, ChatMessageStatus } from '../../../generated/chat/graphql.ts';
import type { ReplyStatus } from '../wire/chat-wire.ts';
import type { Message, Page } from './conversation.ts';

/** About two screens of messages. */
const PAGE_SIZE = 30;

const STATUSES: Record<ChatMessageStatus, ReplyStatus> = {
  COMPLETE: 'complete',
  STREAMING: 'streaming',
  STOPPED: 'stopped',
  CUT: 'cut',
  FALLBACK: 'fallback',
};

type Stored = ChatHistoryQuery['chatHistory']['messages'][number];

function toMessage({ id, sender, message, status, engine, cards, chips, handOver }: Stored): Message {
  return { id, isMine: sender === 'user', text: message, status: STATUSES[status], engine, cards, chips, handOver };
}

/** Message for a history that failed to load. */
export function historyError(error: unknown): string {
  const status = ServerError.is(error)
    ? error.response.statusText || String(error.statusCode)
    : CombinedGraphQLErrors.is(error)
      ? (error.errors[0]?.message ?? 'no answer')
      : 'no connection';
  return `Failed to fetch chat history: ${status}`;
}

/** Reads and clears the stored conversation. Not in Apollo's cache: the panel's reducer holds it, and it must not outlive the session. */
export function useChatStore(sessionId: string, coffeeSlug: string) {
  const client = useApolloClient();
  return useMemo(
    () => ({
      /** The newest page, or the one before a message. @throws errors of the network and of GraphQL. */
      async load(before: string | null = null): Promise<Page> {
        const { data } = await client.query({
          query: ChatHistoryDocument,
          variables: { sessionId, coffeeSlug, before, first: PAGE_SIZE },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new TypeError('chatHistory answered without data');
        return { messages: data.chatHistory.messages.map(toMessage), hasOlder: data.chatHistory.hasOlder };
      },
      async clear(): Promise<void> {
        await client.mutate({ mutation: ClearChatDocument, variables: { sessionId, coffeeSlug }, fetchPolicy: 'no-cache' });
      },
    }),
    [client, sessionId, coffeeSlug],
  );
}
