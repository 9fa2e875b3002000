import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { stripOf } from '../../../lib/expression.ts';
import type { Expression } from '../../../lib/expression.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DialogBox } from '../../../ui/frames/dialog-box.tsx';
import { Face } from '../../../ui/pictures/face.tsx';
import stage from '../chat.module.css';
import { MessageLog } from '../messages/message-log.tsx';
import { readDraft, saveDraft } from '../state/drafts.ts';
import { expressionOf } from '../state/expression-of.ts';
import { sessionIdOf } from '../state/session-id.ts';
import { GREETING, useConversation } from '../state/use-conversation.ts';
import type { Offer } from '../wire/chat-wire.ts';
import styles from './chat-panel.module.css';
import { ClearDialog } from './clear-dialog.tsx';
import { engineWords, newestEngine } from './engine-words.ts';
import { SayForm } from './say-form.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

interface ChatPanelProps {
  character: { slug: string; name: string; imageUrl: string };
  userId: string;
  /** The shop runs without a model of its own. */
  isSandbox: boolean;
  renderOffer: (offer: Offer) => ReactNode;
  /** How the character looks from now on. */
  onFace: (face: Expression) => void;
  onSwitch: (slug: string) => void;
  onSignedOut: () => void;
}

/** On a phone a focused input would bring up its keyboard over the answer. */
function hasPointer() {
  return window.matchMedia('(hover: hover)').matches;
}

/** The conversation with one character; give it a key, so that another character gets a panel of its own. */
export function ChatPanel({ character, userId, isSandbox, renderOffer, onFace, onSwitch, onSignedOut }: ChatPanelProps) {
  const { slug, name } = character;
  const [sessionId] = useState(() => sessionIdOf(userId));
  const talk = useConversation({ sessionId, slug, onSignedOut });
  const { state, isBusy } = talk;
  const { messages, turn } = state;
  const [draft, setDraft] = useState(() => readDraft(sessionId, slug));
  // The control that began a turn is disabled or gone while it lasts.
  const [mayReturn, setMayReturn] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { log, list, hasNew, toEnd, onScroll } = usePinnedScroll({
    place: `${sessionId}:${slug}`,
    isReady: state.history !== 'loading',
    firstId: messages[0]?.id,
    // The end of an answer is news as much as its beginning.
    lastId: turn?.trouble ? `${turn.key}!` : turn?.reply ? `${turn.reply.id}...` : messages.at(-1)?.id,
  });
  const announcement = useAnnouncement(name, state);
  const face = expressionOf(state);
  const strip = stripOf(character.imageUrl);

  useEffect(() => {
    onFace(face);
    return () => onFace('idle');
  }, [face, onFace]);

  // Until the shop has a message, a reload brings it back into the input.
  const unsent = turn?.reply === null && turn.retryOf === null && turn.text !== GREETING ? turn.text : '';
  useEffect(() => saveDraft(sessionId, slug, draft || unsent), [sessionId, slug, draft, unsent]);

  function say(text: string) {
    toEnd();
    // The same words as in the message that failed are that message: under its key it is stored once.
    if (turn?.phase === 'failed' && turn.text === text && turn.reply === null) talk.retry();
    else talk.send(text);
  }

  function takeBack() {
    if (turn) setDraft(turn.text);
    talk.takeBack();
  }

  return (
    <DialogBox className={`${stage.stage} ${styles.panel}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>DIALOGUE</h3>
        <p className={styles.engine}>{engineWords(turn?.reply?.engine ?? newestEngine(messages), isSandbox)}</p>
        <Button
          className={styles.clear}
          disabled={isBusy || messages.length === 0}
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          CLEAR
        </Button>
      </div>
      <MessageLog
        character={character}
        state={state}
        log={log}
        list={list}
        hasNew={hasNew}
        onScroll={onScroll}
        onToEnd={toEnd}
        isBusy={isBusy}
        renderOffer={renderOffer}
        onSay={(text) => {
          setMayReturn(hasPointer());
          say(text);
        }}
        onSayAgain={(replyId) => {
          setMayReturn(hasPointer());
          toEnd();
          talk.sayAgain(replyId);
        }}
        onSwitch={onSwitch}
        onRetry={() => {
          setMayReturn(hasPointer());
          talk.retry();
        }}
        onTakeBack={takeBack}
        onOlder={() => void talk.loadOlder()}
        onReload={() => void talk.begin()}
      />
      <SayForm
        name={name}
        face={<Face src={character.imageUrl} expression={face} alt="" size={48} />}
        draft={draft}
        isBusy={isBusy}
        mayReturn={mayReturn}
        onDraft={setDraft}
        onSay={(text) => {
          setMayReturn(true);
          setDraft('');
          say(text);
        }}
        onStop={talk.stop}
      />
      {/* Fetched before it is needed: the one when there is no connection, the other at once. */}
      <span hidden>
        <img src="/art/i-warning.png" alt="" />
        {strip ? <img src={strip} alt="" /> : null}
      </span>
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
      <ClearDialog dialog={dialog} name={name} onClear={talk.clear} onCleared={() => log.current?.focus({ preventScroll: true })} />
    </DialogBox>
  );
}
