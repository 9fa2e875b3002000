import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ConfirmDialog } from '../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { showUndo } from '../../../features/admin/kit/edits/show-undo.ts';
import { AdminCoffeeListDocument, DeleteCoffeeDocument, RestoreCoffeeDocument } from '../../../generated/admin/coffee/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { CoffeeRow } from './coffee-card.tsx';

const FAILURE = 'Error deleting coffee';
const again = { refetchQueries: [AdminCoffeeListDocument], awaitRefetchQueries: true };

/** Deletes a coffee with its product; the toast brings both back. */
export function DeleteCoffeeDialog({ coffee, onClose }: { coffee: CoffeeRow | null; onClose: () => void }) {
  const [deleteCoffee] = useMutation(DeleteCoffeeDocument, again);
  const [restoreCoffee] = useMutation(RestoreCoffeeDocument, again);
  // The words stay while the dialog closes.
  const [last, setLast] = useState(coffee);
  if (coffee && coffee !== last) setLast(coffee);
  const shown = coffee ?? last;

  function fail(message: string): string {
    showToast({ title: FAILURE, description: message, tone: 'bad' });
    return message;
  }
  async function undo(id: string, version: number) {
    try {
      const { data } = await restoreCoffee({ variables: { id, version } });
      if (data?.restoreCoffee.__typename !== 'CoffeeSaved') fail(data?.restoreCoffee.message ?? 'The shop did not answer.');
    } catch (error) {
      fail(failureOf(error).message);
    }
  }
  async function confirm(): Promise<string | null> {
    if (!coffee) return null;
    try {
      const { data } = await deleteCoffee({ variables: { id: coffee.id, version: coffee.version } });
      const result = data?.deleteCoffee;
      if (result?.__typename !== 'CoffeeSaved') return fail(result?.message ?? 'The shop did not answer.');
      const { id, version } = result.coffee;
      showUndo({
        title: 'Coffee deleted successfully',
        description: `${coffee.name} has left the shop.`,
        undo: () => void undo(id, version),
      });
      return null;
    } catch (error) {
      return fail(failureOf(error).message);
    }
  }

  return (
    <ConfirmDialog
      title={`Delete ${shown?.name ?? ''}?`}
      icon="i-trash"
      isOpen={coffee !== null}
      onClose={onClose}
      question="The character leaves the shop, the chat and the quiz."
      verb="Delete character"
      busyVerb="Deleting..."
      keep="Keep"
      onConfirm={confirm}
    >
      <p>
        Its bags leave the price list with it. Old orders keep its name and price; chats are kept for their owners. Undo brings all of it
        back.
      </p>
    </ConfirmDialog>
  );
}
