import { useQuery } from '@apollo/client/react';
import { HealthWishes } from '../../features/account/health/health-wishes.tsx';
import { AccountHealthDocument } from '../../generated/account/graphql.ts';
import { Window } from '../../ui/frames/window.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { AccountError } from './account-error.tsx';

const TITLE = 'Your health';

export function HealthWindow() {
  // A conversation may have added to it since this page was last open.
  const { data, error, refetch } = useQuery(AccountHealthDocument, { fetchPolicy: 'cache-and-network' });
  function ask() {
    return void refetch().catch(() => {});
  }
  if (error && !data) return <AccountError title={TITLE} level={2} onRetry={ask} />;
  return (
    <Window title={TITLE} icon="i-cup">
      {data ? <HealthWishes health={data.healthWishes} onSaved={ask} /> : <Spinner>Looking...</Spinner>}
    </Window>
  );
}
