import { useQuery } from '@apollo/client/react';
import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { AdminCharacterDocument } from '../../../generated/admin/character/graphql.ts';
import { useParams } from '../../../lib/router.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { CharacterEditor } from './character-editor.tsx';
import { NEW } from './draft-store.ts';

export function CharacterRoute() {
  const { slug = '' } = useParams();
  const isNew = slug === NEW;
  return (
    <AdminPage area="coffee" room="coffee" title={isNew ? 'New character' : 'Character'}>
      {isNew ? <CharacterEditor stored={null} onSaved={() => {}} /> : <StoredCharacter key={slug} slug={slug} />}
    </AdminPage>
  );
}

/** How soon a change of somebody else is noticed. */
const POLL_MS = 20_000;

function StoredCharacter({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(AdminCharacterDocument, {
    variables: { slug },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  });
  const failure = error && !data ? failureOf(error) : null;
  if (data?.adminCoffee) return <CharacterEditor stored={data.adminCoffee} onSaved={() => void refetch().catch(() => {})} />;
  return (
    <AdminRoom title="Character" crumbs={{ to: '/admin-coffee', label: 'Coffee Characters', place: slug }}>
      {failure ? (
        <ListFailure failure={failure} onRetry={() => void refetch().catch(() => {})} />
      ) : data ? (
        <Blank
          picture="/art/snickering-weasley.png"
          title="Nobody of this name"
          actions={
            <AdminLink look="gold" to="/admin-coffee">
              All characters
            </AdminLink>
          }
        >
          <p>There is no character with the slug “{slug}”. It may have been deleted or renamed.</p>
        </Blank>
      ) : (
        <RoomSkeleton />
      )}
    </AdminRoom>
  );
}
