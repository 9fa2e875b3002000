import { useRef, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { SignedInPlaces_PlaceFragmentDoc } from '../../../generated/account/graphql.ts';
import type { SignedInPlaces_PlaceFragment } from '../../../generated/account/graphql.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/signs/badge.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { problemOf } from '../form/problem.ts';
import { deviceName } from './device-name.ts';
import styles from './session-list.module.css';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

type Session = { id: string; isCurrent: boolean } & FragmentType<SignedInPlaces_PlaceFragment>;

interface SessionListProps {
  sessions: readonly Session[];
  onChanged: () => void;
}

export function SessionList({ sessions, onChanged }: SessionListProps) {
  const signOutElsewhere = useSignOutElsewhere();
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const hasOtherSessions = sessions.some((session) => !session.isCurrent);

  async function endOtherSessions() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    try {
      const { message } = await signOutElsewhere();
      showToast({ title: 'Signed Out Elsewhere', description: message, tone: 'good' });
      onChanged();
    } catch (error) {
      showToast({ title: 'Sign-out Failed', description: problemOf(error).message, tone: 'bad' });
    }
    isRunning.current = false;
    setIsSending(false);
  }

  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOtherSessions ? (
        <Button shape="wide" aria-disabled={isSending} onClick={() => void endOtherSessions()}>
          {isSending ? 'SIGNING OUT...' : 'SIGN OUT EVERYWHERE ELSE'}
        </Button>
      ) : (
        <p className={styles.alone}>You are signed in nowhere else.</p>
      )}
    </>
  );
}

function SessionRow({ session: ref }: { session: Session }) {
  const { data: session, complete } = useFragment({ fragment: SignedInPlaces_PlaceFragmentDoc, from: ref });
  if (!complete) return null;
  return (
    <li className={styles.session}>
      <p className={styles.name}>
        {deviceName(session.userAgent)} {session.isCurrent ? <Badge>This one</Badge> : null}
      </p>
      <p className={styles.when}>
        {session.isCurrent ? 'In use now' : `Last seen ${formatMoment(session.lastSeenAt)}`}, signed in {formatDay(session.beganAt)}
      </p>
    </li>
  );
}
