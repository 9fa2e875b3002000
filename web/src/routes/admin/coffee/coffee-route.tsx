import { useEffect, useState } from 'react';
import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { publishBead } from '../../../features/admin/kit/rooms/beads.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { AdminCoffeeListDocument } from '../../../generated/admin/coffee/graphql.ts';
import { useNavigate } from '../../../lib/router.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { CardFile } from '../character/card-file.tsx';
import { CoffeeCard } from './coffee-card.tsx';
import type { CoffeeRow } from './coffee-card.tsx';
import styles from './coffee.module.css';
import { DeleteCoffeeDialog } from './delete-coffee-dialog.tsx';

export function CoffeeRoute() {
  return (
    <AdminPage area="coffee" room="coffee" title="Coffee Characters">
      <Coffees />
    </AdminPage>
  );
}

const LIST = { filters: {}, sorts: ['position'], defaultSort: 'position' } as const;
const HINTS = [
  { keys: ['/'], does: 'find' },
  { keys: ['N'], does: 'new character' },
  { keys: ['Z'], does: 'undo' },
];

function matches({ name, slug }: CoffeeRow, q: string): boolean {
  return `${name} ${slug}`.toLowerCase().includes(q.trim().toLowerCase());
}

function Coffees() {
  const list = useListState(LIST);
  const { data, failure, retry } = useRoomQuery(AdminCoffeeListDocument, {});
  const [deleted, setDeleted] = useState<CoffeeRow | null>(null);
  const navigate = useNavigate();
  useKeys({ n: () => void navigate('/admin-coffee/new') });
  const coffees = failure ? undefined : data?.adminCoffees;
  const count = coffees?.length ?? 0;
  const productCount = data?.adminProducts.length ?? 0;
  useEffect(() => {
    if (!coffees) return;
    publishBead('coffee', { count, words: 'characters', tone: 'calm' });
    publishBead('pricing', { count: productCount, words: 'products', tone: 'calm' });
  }, [coffees, count, productCount]);
  const shown = coffees?.filter((coffee) => matches(coffee, list.q));

  return (
    <AdminRoom
      title="Coffee Characters"
      subtitle={
        failure
          ? 'not loaded'
          : coffees
            ? `${count} characters. Switches and numbers are saved at once and show in the shop within seconds.`
            : 'counting'
      }
      actions={
        <>
          <div className={styles.find}>
            <SearchField label="Find a character by name" placeholder="Find" q={list.q} onSearch={list.setQuery} />
          </div>
          <CardFile label="Import card" onRead={() => void navigate('/admin-coffee/new')} />
          <AdminLink look="gold" icon="i-plus" to="/admin-coffee/new">
            Add character
          </AdminLink>
        </>
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} />
      ) : shown === undefined ? (
        <RoomSkeleton />
      ) : shown.length === 0 ? (
        <Blank
          picture="/art/snickering-weasley.png"
          title={count === 0 ? 'Nobody behind the counter' : 'Nothing under this stone'}
          actions={
            count === 0 ? (
              <AdminLink look="gold" to="/admin-coffee/new">
                Add character
              </AdminLink>
            ) : (
              <AdminButton look="gold" onClick={list.clear}>
                Show all {count}
              </AdminButton>
            )
          }
        >
          <p>{count === 0 ? 'The first character shows up here.' : `No character is called “${list.q}”.`}</p>
        </Blank>
      ) : (
        <ul className={styles.cards}>
          {shown.map((coffee) => (
            <CoffeeCard
              key={coffee.id}
              coffee={coffee}
              talks={data?.chatFigures.find(({ slug }) => slug === coffee.slug)}
              onDelete={() => setDeleted(coffee)}
            />
          ))}
        </ul>
      )}
      <DeleteCoffeeDialog coffee={deleted} onClose={() => setDeleted(null)} />
    </AdminRoom>
  );
}
