import { useQuery } from '@apollo/client/react';
import { TasteProfile } from '../../features/account/taste/taste-profile.tsx';
import { AccountTasteDocument } from '../../generated/account/graphql.ts';
import { Window } from '../../ui/frames/window.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { AccountError } from './account-error.tsx';

const TITLE = 'Your taste';

export function TasteWindow() {
  // A conversation may have added to it since this page was last open.
  const { data, error, refetch } = useQuery(AccountTasteDocument, { fetchPolicy: 'cache-and-network' });
  function ask() {
    return void refetch().catch(() => {});
  }
  if (error && !data) return <AccountError title={TITLE} level={2} onRetry={ask} />;
  return (
    <Window title={TITLE} icon="i-cup">
      {data ? <TasteProfile taste={data.tasteProfile} onErased={ask} /> : <Spinner>Tasting...</Spinner>}
    </Window>
  );
}
