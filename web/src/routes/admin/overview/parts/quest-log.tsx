import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { AdminButton, AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { ConfirmDialog } from '../../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { findRoom } from '../../../../features/admin/kit/rooms/rooms.ts';
import { Icon } from '../../../../features/admin/kit/icons/icon.tsx';
import type { IconName } from '../../../../features/admin/kit/icons/icon.tsx';
import {
  GiveUpParkedJobDocument,
  MarkSignInAlertsSeenDocument,
  RetryParkedJobDocument,
} from '../../../../generated/admin/overview/graphql.ts';
import type { ReviewKind } from '../../../../generated/admin/overview/graphql.ts';
import { formatCents } from '../../../../lib/money.ts';
import { Link } from '../../../../lib/router.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { ageOf } from '../overview-words.ts';
import type { Overview } from '../overview-words.ts';
import styles from './parts.module.css';

export const CASES_ID = 'needs-review';
/** More are opened by a button. */
const SHOWN = 4;

type Case = Overview['reviewCases'][number];

const LOOKS: Record<ReviewKind, { icon: IconName; title: string }> = {
  UNFULFILLED: { icon: 'i-bag', title: 'Paid, not fulfilled' },
  AMOUNT: { icon: 'i-coupon', title: 'The amount does not match' },
  DISPUTE: { icon: 'i-coupon', title: 'Dispute opened' },
  LABEL: { icon: 'i-truck', title: 'No label' },
  JOB: { icon: 'i-gear', title: 'A job failed' },
  REFUND: { icon: 'i-undo', title: 'A refund failed' },
  SIGN_IN: { icon: 'i-lock', title: 'Wrong passwords' },
  OTHER: { icon: 'i-warning', title: 'Wants a look' },
};

interface QuestLogProps {
  overview: Overview;
  timeZone: string;
  /** Something was decided: the figures are asked for again. */
  onDecided: () => void;
}

/** What waits for a decision: what happened, since when, and the way out. */
export function QuestLog({ overview, onDecided }: QuestLogProps) {
  const { reviewCases, reviewCount, asOf } = overview;
  const [isWhole, setIsWhole] = useState(false);
  const [ending, setEnding] = useState<Case | null>(null);
  const [giveUp] = useMutation(GiveUpParkedJobDocument, { fetchPolicy: 'no-cache' });
  const shown = isWhole ? reviewCases : reviewCases.slice(0, SHOWN);
  const [oldest] = reviewCases;

  async function end(): Promise<string | null> {
    const { data } = await giveUp({ variables: { id: ending?.parkedJobId ?? '' } });
    onDecided();
    return data?.giveUpParkedJob.__typename === 'ParkedJobHandled' ? null : (data?.giveUpParkedJob.message ?? 'Nothing was changed.');
  }

  return (
    <Window title="Quest log: needs review" icon="i-warning" isFlush end={`${reviewCount} open`} id={CASES_ID} tabIndex={-1}>
      {shown.length === 0 ? (
        <p className={styles.calm}>Nothing wants a decision. Go and have a coffee.</p>
      ) : (
        <ul className={styles.quests}>
          {shown.map((found) => (
            <Quest key={found.id} found={found} asOf={asOf} onDecided={onDecided} onGiveUp={() => setEnding(found)} />
          ))}
        </ul>
      )}
      {oldest ? (
        <div className={styles.foot}>
          <span>The oldest is {ageOf(oldest.since, asOf)} old.</span>
          {reviewCases.length > SHOWN ? (
            <AdminButton look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? 'Fewer' : `All ${reviewCount}`}
            </AdminButton>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        title="Give up a failed job"
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        question="Give this job up for good?"
        verb="Give up"
        busyVerb="Giving up..."
        keep="Keep it"
        onConfirm={end}
      >
        <p>{ending?.reason}. It is never tried again; the audit log keeps that you decided so.</p>
      </ConfirmDialog>
    </Window>
  );
}

interface QuestProps {
  found: Case;
  asOf: string;
  onDecided: () => void;
  onGiveUp: () => void;
}

function Quest({ found, asOf, onDecided, onGiveUp }: QuestProps) {
  const { kind, orderNumber, since, parkedJobId, signInAlertId } = found;
  const { icon, title } = LOOKS[kind];
  const orders = findRoom('orders');
  const to = orders && orderNumber ? `${orders.to}/${orderNumber}` : null;
  return (
    <li>
      <Icon name={icon} />
      <h3>
        {orderNumber ? to ? <Link to={to}>#{orderNumber}</Link> : <span>#{orderNumber}</span> : null} {title}
      </h3>
      <time dateTime={since}>{ageOf(since, asOf)}</time>
      <p>{sentenceOf(found)}</p>
      {signInAlertId ? (
        <div className={styles.ways}>
          <AdminLink to="/admin/audit?q=sign-in-failures">Look</AdminLink>
          <SeenButton id={signInAlertId} onDecided={onDecided} />
        </div>
      ) : to || parkedJobId ? (
        <div className={styles.ways}>
          {to ? (
            <AdminLink look={kind === 'UNFULFILLED' ? 'gold' : 'latte'} to={to}>
              {kind === 'UNFULFILLED' ? 'Decide' : 'Open'}
            </AdminLink>
          ) : null}
          {parkedJobId ? (
            <>
              <RetryButton id={parkedJobId} onDecided={onDecided} />
              <AdminButton look="low" onClick={onGiveUp}>
                Give up
              </AdminButton>
            </>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

function RetryButton({ id, onDecided }: { id: string; onDecided: () => void }) {
  const [retry, { loading }] = useMutation(RetryParkedJobDocument, { fetchPolicy: 'no-cache' });
  async function press() {
    if (loading) return;
    const { data } = await retry({ variables: { id } });
    const isTried = data?.retryParkedJob.__typename === 'ParkedJobHandled';
    showToast({
      title: isTried ? 'Trying again' : 'Already decided',
      description: isTried ? 'It shows up here again if it fails.' : 'Somebody else was quicker.',
    });
    onDecided();
  }
  return (
    <AdminButton
      aria-disabled={loading}
      onClick={() =>
        void press().catch(() =>
          showToast({ title: 'The shop did not answer', description: 'Look here again before you retry.', tone: 'bad' }),
        )
      }
    >
      {loading ? 'Trying...' : 'Try now'}
    </AdminButton>
  );
}

function SeenButton({ id, onDecided }: { id: string; onDecided: () => void }) {
  const [markSeen, { loading }] = useMutation(MarkSignInAlertsSeenDocument, { fetchPolicy: 'no-cache', variables: { id } });
  async function press() {
    if (loading) return;
    await markSeen();
    onDecided();
  }
  return (
    <AdminButton
      aria-disabled={loading}
      onClick={() =>
        void press().catch(() => showToast({ title: 'The shop did not answer', description: 'The alerts stay.', tone: 'bad' }))
      }
    >
      {loading ? 'Marking...' : 'Seen'}
    </AdminButton>
  );
}

/** "The shipping label could not be bought: Address not found. Imani Brooks paid $48.00." */
function sentenceOf({ reason, detail, customerName, totalCents }: Case): string {
  const what = detail ? `${reason}: ${detail}` : reason;
  const stop = /[.!?]$/.test(what) ? '' : '.';
  const who = totalCents ? ` ${customerName ?? 'A guest'} ordered for ${formatCents(totalCents)}.` : '';
  return `${what}${stop}${who}`;
}
