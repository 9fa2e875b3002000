import type { ReactNode, RefObject } from 'react';
import type { ReplyRating } from '../../../generated/chat/graphql.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Conversation, Message } from '../state/conversation.ts';
import type { CardGrind, Offer } from '../wire/chat-wire.ts';
import { OwnBubble, ReplyBubble } from './message-bubble.tsx';
import message from './message.module.css';
import styles from './message-log.module.css';
import { Rating } from './rating.tsx';
import { Suggestions } from './suggestions.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { ErrorBubble } from './error-bubble.tsx';

interface MessageLogProps {
  character: { slug: string; name: string; imageUrl: string };
  state: Conversation;
  /** From usePinnedScroll. */
  log: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  hasNew: boolean;
  onScroll: () => void;
  onToEnd: () => void;
  isBusy: boolean;
  renderOffer: (offer: Offer, grind: CardGrind) => ReactNode;
  onSend: (text: string) => void;
  onRegenerate: (replyId: string) => void;
  onRate: (replyId: string, rating: ReplyRating | null) => Promise<unknown>;
  onSwitch: (slug: string) => void;
  onRetry: () => void;
  onTakeBack: () => void;
  /** To the other characters. */
  onLeave: () => void;
  onOlder: () => void;
  onReload: () => void;
}

export function MessageLog(props: MessageLogProps) {
  const { character, state, isBusy, renderOffer, log, list, onScroll } = props;
  const { messages, turn } = state;
  const lastReply = messages.at(-1)?.isMine === false ? messages.at(-1) : undefined;

  function reply(answer: Message, isStreaming: boolean) {
    const isLast = answer === lastReply && turn === null;
    return (
      <ReplyBubble key={answer.id} character={character} reply={answer} isStreaming={isStreaming}>
        {isStreaming ? null : (
          <ReplyTools
            text={answer.text}
            onRegenerate={isLast && answer.engine !== 'greeting' ? () => props.onRegenerate(answer.id) : undefined}
          >
            {answer.engine === 'greeting' ? null : <Rating stored={answer.rating} onRate={(rating) => props.onRate(answer.id, rating)} />}
          </ReplyTools>
        )}
        {answer.cards.length > 0 ? (
          <ul className={`${message.wide} ${styles.offers}`} aria-label="Suggested products">
            {answer.cards.map((offer) => (
              <li key={offer.slug}>{renderOffer(offer, answer.cardGrind)}</li>
            ))}
          </ul>
        ) : null}
        {isLast && !isBusy ? (
          <div className={message.wide}>
            <Suggestions chips={answer.chips} handOver={answer.handOver} onSend={props.onSend} onSwitch={props.onSwitch} />
          </div>
        ) : null}
      </ReplyBubble>
    );
  }

  return (
    <div className={styles.frame}>
      {/* "off": a screen reader would read every delta; use-announcement.ts announces finished replies. */}
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
        tabIndex={0}
        onScroll={onScroll}
      >
        {state.history === 'failed' ? (
          <div className={`${message.error} ${styles.failure}`}>
            <img src="/art/i-warning.png" width="24" height="24" alt="" />
            <p role="alert">{state.historyError}</p>
            <div>
              <Button onClick={props.onReload}>Try again</Button>
            </div>
          </div>
        ) : null}
        {state.hasOlder ? (
          <p className={styles.older}>
            <Button look="quiet" aria-disabled={state.older === 'loading'} onClick={props.onOlder}>
              {state.older === 'loading' ? 'Leafing back...' : state.older === 'failed' ? 'That did not work. Try again' : 'Older messages'}
            </Button>
          </p>
        ) : null}
        <ol ref={list} className={styles.list}>
          {messages.map((item) => (item.isMine ? <OwnBubble key={item.id} text={item.text} /> : reply(item, false)))}
          {turn && turn.reply === null && turn.retryOf === null ? <OwnBubble key={turn.key} text={turn.text} isSending /> : null}
          {turn?.reply ? reply(turn.reply, turn.phase === 'streaming') : null}
          {turn?.error ? (
            <ErrorBubble
              error={turn.error}
              onRetry={props.onRetry}
              onTakeBack={turn.reply || turn.retryOf !== null ? undefined : props.onTakeBack}
              onLeave={props.onLeave}
            />
          ) : null}
        </ol>
        {state.history === 'loading' ? (
          <p className={styles.hint} role="status">
            Warming the cup...
          </p>
        ) : null}
        {state.history === 'ready' && messages.length === 0 && turn === null ? (
          <p className={styles.hint}>A clean table and a fresh cup. {character.name} is listening.</p>
        ) : null}
      </div>
      {props.hasNew ? (
        <Button look="gold" className={styles.news} onClick={props.onToEnd}>
          New message
        </Button>
      ) : null}
    </div>
  );
}
