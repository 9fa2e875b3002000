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
import { placeName } from './place-name.ts';
import styles from './signed-in-places.module.css';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

type Place = { id: string; isCurrent: boolean } & FragmentType<SignedInPlaces_PlaceFragment>;

interface SignedInPlacesProps {
  places: readonly Place[];
  onChanged: () => void;
}

export function SignedInPlaces({ places, onChanged }: SignedInPlacesProps) {
  const signOutElsewhere = useSignOutElsewhere();
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const hasOthers = places.some((place) => !place.isCurrent);

  async function leaveOthers() {
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
      <ul className={styles.places}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} />
        ))}
      </ul>
      {hasOthers ? (
        <Button shape="wide" aria-disabled={isSending} onClick={() => void leaveOthers()}>
          {isSending ? 'SIGNING OUT...' : 'SIGN OUT EVERYWHERE ELSE'}
        </Button>
      ) : (
        <p className={styles.alone}>You are signed in nowhere else.</p>
      )}
    </>
  );
}

function PlaceRow({ place: ref }: { place: Place }) {
  const { data: place, complete } = useFragment({ fragment: SignedInPlaces_PlaceFragmentDoc, from: ref });
  if (!complete) return null;
  return (
    <li className={styles.place}>
      <p className={styles.name}>
        {placeName(place.userAgent)} {place.isCurrent ? <Badge>This one</Badge> : null}
      </p>
      <p className={styles.when}>
        {place.isCurrent ? 'In use now' : `Last seen ${formatMoment(place.lastSeenAt)}`}, signed in {formatDay(place.beganAt)}
      </p>
    </li>
  );
}
