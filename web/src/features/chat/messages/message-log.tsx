import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { Conversation, Message } from '../state/conversation.ts';
import type { Offer } from '../wire/chat-wire.ts';
import { OwnBubble, ReplyBubble } from './message-bubble.tsx';
import message from './message.module.css';
import styles from './message-log.module.css';
import { NextWords } from './next-words.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { TroubleBubble } from './trouble-bubble.tsx';

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
  renderOffer: (offer: Offer) => ReactNode;
  onSay: (text: string) => void;
  onSayAgain: (replyId: string) => void;
  onSwitch: (slug: string) => void;
  onRetry: () => void;
  onTakeBack: () => void;
  onOlder: () => void;
  onReload: () => void;
}

export function MessageLog(props: MessageLogProps) {
  const { character, state, isBusy, renderOffer, log, list, onScroll } = props;
  const { messages, turn } = state;
  const lastReply = messages.at(-1)?.isMine === false ? messages.at(-1) : undefined;

  function reply(said: Message, isSpeaking: boolean) {
    const isLast = said === lastReply && turn === null;
    return (
      <ReplyBubble key={said.id} character={character} reply={said} isSpeaking={isSpeaking}>
        {isSpeaking ? null : (
          <ReplyTools text={said.text} onSayAgain={isLast && said.engine !== 'greeting' ? () => props.onSayAgain(said.id) : undefined} />
        )}
        {said.cards.length > 0 ? (
          <ul className={`${message.wide} ${styles.offers}`} aria-label="Suggested products">
            {said.cards.map((offer) => (
              <li key={offer.slug}>{renderOffer(offer)}</li>
            ))}
          </ul>
        ) : null}
        {isLast && !isBusy ? (
          <div className={message.wide}>
            <NextWords chips={said.chips} handOver={said.handOver} onSay={props.onSay} onSwitch={props.onSwitch} />
          </div>
        ) : null}
      </ReplyBubble>
    );
  }

  return (
    <div className={styles.frame}>
      {/* "off": a screen reader would read every word anew as it comes; finished replies are announced elsewhere. */}
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
          <div className={`${message.trouble} ${styles.failure}`}>
            <img src="/art/i-warning.png" width="24" height="24" alt="" />
            <p role="alert">{state.historyTrouble}</p>
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
          {turn && turn.reply === null && turn.retryOf === null ? <OwnBubble key={turn.key} text={turn.text} isOnItsWay /> : null}
          {turn?.reply ? reply(turn.reply, turn.phase === 'speaking') : null}
          {turn?.trouble ? (
            <TroubleBubble
              trouble={turn.trouble}
              onRetry={props.onRetry}
              onTakeBack={turn.reply || turn.retryOf !== null ? undefined : props.onTakeBack}
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
