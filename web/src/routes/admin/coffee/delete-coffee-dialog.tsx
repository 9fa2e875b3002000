import { useMutation, useQuery } from '@apollo/client/react';
import { DeleteDialog } from '../../../features/admin/kit/edits/delete-dialog.tsx';
import {
  AdminCoffeeListDocument,
  CoffeeKeptDocument,
  DeleteCoffeeDocument,
  RestoreCoffeeDocument,
} from '../../../generated/admin/coffee/graphql.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import type { CoffeeRow } from './coffee-card.tsx';

const again = { refetchQueries: [AdminCoffeeListDocument], awaitRefetchQueries: true };

/** Deletes a coffee with its product; the toast brings both back. */
export function DeleteCoffeeDialog({ coffee, onClose }: { coffee: CoffeeRow | null; onClose: () => void }) {
  const [deleteCoffee] = useMutation(DeleteCoffeeDocument, again);
  const [restoreCoffee] = useMutation(RestoreCoffeeDocument, again);
  return (
    <DeleteDialog
      row={coffee}
      nameOf={({ name }) => name}
      onClose={onClose}
      thing="coffee"
      title={(name) => `Delete ${name}?`}
      question="The character leaves the shop, the chat and the quiz."
      verb="Delete character"
      keep="Keep"
      remove={async (variables) => {
        const result = (await deleteCoffee({ variables })).data?.deleteCoffee;
        return result?.__typename === 'CoffeeSaved' ? result.coffee : result;
      }}
      restore={async (variables) => {
        const result = (await restoreCoffee({ variables })).data?.restoreCoffee;
        return result?.__typename === 'CoffeeSaved' ? result.coffee : result;
      }}
    >
      {({ slug }) => <Kept slug={slug} />}
    </DeleteDialog>
  );
}

/** What stays; without figures until they have come, and if they do not come. */
function Kept({ slug }: { slug: string }) {
  const { data } = useQuery(CoffeeKeptDocument, { variables: { slug }, fetchPolicy: 'no-cache' });
  const kept = data?.adminCoffee?.kept;
  return (
    <>
      <p>
        {ordersKept(kept?.orderCount)}; {chatsKept(kept?.chatCount)}.
      </p>
      <p>Its bags leave the price list with it. Undo brings all of it back.</p>
    </>
  );
}

function ordersKept(count: number | undefined): string {
  if (count === undefined) return 'Old orders keep its name and price';
  if (count === 0) return 'No order has it';
  return count === 1 ? '1 old order keeps its name and price' : `${formatWhole(count)} old orders keep its name and price`;
}

function chatsKept(count: number | undefined): string {
  if (count === undefined) return 'chats are kept for their owners';
  if (count === 0) return 'nobody has talked to it';
  return count === 1 ? '1 chat is kept for its owner' : `${formatWhole(count)} chats are kept for their owners`;
}
