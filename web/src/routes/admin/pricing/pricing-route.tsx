import { useEffect, useMemo, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { publishBead } from '../../../features/admin/kit/rooms/beads.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { DataTable } from '../../../features/admin/kit/table/data-table.tsx';
import { AdminPricingDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { pricingColumns } from './pricing-columns.tsx';
import styles from './pricing.module.css';
import { ProductDialog } from './product-dialog.tsx';

export function PricingRoute() {
  return (
    <AdminPage area="coffee" room="pricing" title="Product Pricing">
      <Pricing />
    </AdminPage>
  );
}

const LIST = { filters: {}, sorts: ['position'], defaultSort: 'position' } as const;
const HINTS = [
  { keys: ['/'], does: 'find' },
  { keys: ['Enter'], does: 'save the price' },
  { keys: ['Esc'], does: 'take it back' },
];
const NO_COFFEES: readonly { id: string; name: string }[] = [];

type Edited = { product: PricedProductFragment | null } | null;

function Pricing() {
  const list = useListState(LIST);
  const { data, failure, retry } = useRoomQuery(AdminPricingDocument, {});
  const [edited, setEdited] = useState<Edited>(null);
  const [removed, setRemoved] = useState<PricedProductFragment | null>(null);
  const products = failure ? undefined : data?.adminProducts;
  const coffees = data?.adminCoffees ?? NO_COFFEES;
  const count = products?.length ?? 0;
  useEffect(() => {
    if (!products) return;
    publishBead('pricing', { count, words: 'products', tone: 'calm' });
    publishBead('coffee', { count: coffees.length, words: 'characters', tone: 'calm' });
  }, [products, count, coffees]);
  const columns = useMemo(
    () =>
      pricingColumns({
        edit: (product) => setEdited({ product }),
        remove: setRemoved,
        nameOfCoffee: (id) => coffees.find((coffee) => coffee.id === id)?.name,
      }),
    [coffees],
  );
  const q = list.q.trim().toLowerCase();
  const shown = products?.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(q));

  return (
    <AdminRoom
      title="Product Pricing"
      subtitle={
        failure
          ? 'not loaded'
          : products
            ? `${count} products. A price is saved with Enter and shows in the open shop within seconds.`
            : 'counting'
      }
      actions={
        <>
          <div className={styles.find}>
            <SearchField label="Find a product by name" placeholder="Find" q={list.q} onSearch={list.setQuery} />
          </div>
          <AdminButton look="gold" icon="i-plus" onClick={() => setEdited({ product: null })}>
            Add product
          </AdminButton>
        </>
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} />
      ) : shown?.length === 0 ? (
        <Blank
          picture="/art/empty-cart.png"
          title={count === 0 ? 'Nothing is sold yet' : 'Nothing under this stone'}
          actions={
            count > 0 ? (
              <AdminButton look="gold" onClick={list.clear}>
                Show all {count}
              </AdminButton>
            ) : undefined
          }
        >
          <p>{count === 0 ? 'The first product shows up here.' : `No product is called “${list.q}”.`}</p>
        </Blank>
      ) : (
        <DataTable
          label="Products, in the order of the store"
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          nameOf={({ name }) => name}
          onEdit={(id) => setEdited({ product: products?.find((product) => product.id === id) ?? null })}
          onNew={() => setEdited({ product: null })}
        />
      )}
      <ProductDialog product={edited?.product ?? null} isOpen={edited !== null} coffees={coffees} onClose={() => setEdited(null)} />
      <DeleteProductDialog product={removed} onClose={() => setRemoved(null)} />
    </AdminRoom>
  );
}
