import { useState } from 'react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { Dialog, DialogFoot } from '../../../../features/admin/kit/dialogs/dialog.tsx';
import { Check, CheckGroup } from '../../../../features/admin/kit/form/check.tsx';
import type { DataColumn } from '../../../../features/admin/kit/table/data-column.ts';
import type { OrderRow } from '../order-list.ts';

const KEY = 'brewAdminOrderColumns';

function readHidden(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

/** Ids of the columns that somebody has switched off; the browser remembers them. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(readHidden);
  function toggle(id: string) {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    try {
      localStorage.setItem(KEY, next.join(','));
    } catch {
      // Without storage they are for this visit.
    }
  }
  return { hidden, toggle };
}

interface ColumnsDialogProps {
  columns: readonly DataColumn<OrderRow>[];
  hidden: readonly string[];
  onToggle: (id: string) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** The number is the row's link and stays. */
export function ColumnsDialog({ columns, hidden, onToggle, isOpen, onClose }: ColumnsDialogProps) {
  return (
    <Dialog title="Columns" icon="i-menu" width={420} isOpen={isOpen} onClose={onClose}>
      <CheckGroup legend="Shown, and in the export">
        {columns
          .filter(({ id }) => id !== 'number')
          .map(({ id, header }) => (
            <Check key={id} checked={!hidden.includes(id)} onChange={() => onToggle(id)}>
              {header}
            </Check>
          ))}
      </CheckGroup>
      <DialogFoot>
        <AdminButton look="gold" onClick={onClose}>
          Done
        </AdminButton>
      </DialogFoot>
    </Dialog>
  );
}
