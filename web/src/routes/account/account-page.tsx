import { useQuery } from '@apollo/client/react';
import { SessionList } from '../../features/account/security/session-list.tsx';
import type { Person } from '../../features/account/session/person.ts';
import { AccountPlacesDocument } from '../../generated/account/graphql.ts';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './account.module.css';
import { AccountError } from './account-error.tsx';
import { CharacterSheet } from './character-sheet.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { HealthWindow } from './health-window.tsx';
import { OrderHistory } from './order-history.tsx';
import { PasswordWindow } from './password-window.tsx';
import { TasteWindow } from './taste-window.tsx';
import { useClaim } from './use-claim.ts';
import { useMyOrders } from './use-my-orders.ts';

interface AccountPageProps {
  user: Person;
  isLeaving: boolean;
  onLeave: () => void;
}

export function AccountPage({ user, isLeaving, onLeave }: AccountPageProps) {
  const orders = useMyOrders();
  const places = useQuery(AccountPlacesDocument, { fetchPolicy: 'cache-and-network' });
  const claim = useClaim(orders.ask);
  function askForPlaces() {
    return void places.refetch().catch(() => {});
  }
  return (
    <>
      <ClaimNotice claim={claim} />
      <CharacterSheet user={user} history={orders.history} isLeaving={isLeaving} onLeave={onLeave} />
      <div className={styles.rooms}>
        <OrderHistory orders={orders} />
        <TasteWindow />
        <HealthWindow />
        {places.data ? (
          <Window title="Where you are signed in" icon="i-lock">
            <SessionList sessions={places.data.signedInPlaces} onChanged={askForPlaces} />
          </Window>
        ) : places.error ? (
          <AccountError title="Where you are signed in" level={2} onRetry={askForPlaces} />
        ) : (
          <Window title="Where you are signed in" icon="i-lock">
            <Spinner>Looking around...</Spinner>
          </Window>
        )}
        <PasswordWindow email={user.email} onChanged={askForPlaces} />
      </div>
    </>
  );
}
