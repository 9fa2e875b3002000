import { useState } from 'react';
import { ConfirmDialog } from '../../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { Check } from '../../../../features/admin/kit/form/check.tsx';
import { formatCents } from '../../../../lib/money.ts';
import type { Order, Refunds } from '../order-words.ts';
import { useRefund } from './use-refund.ts';

interface CancelDialogProps {
  order: Order;
  refunds: Refunds;
  isOpen: boolean;
  onClose: () => void;
  onCanceled: () => void;
}

/** Takes a paid order out of fulfilment and refunds all of it. */
export function CancelDialog({ order, refunds, isOpen, onClose, onCanceled }: CancelDialogProps) {
  const [isRestocked, setIsRestocked] = useState(true);
  const [isMailed, setIsMailed] = useState(true);
  const { cancel } = useRefund(order.number ?? 0, onCanceled);
  const { email } = order.customer;
  return (
    <ConfirmDialog
      title={`Cancel order #${order.number ?? ''}`}
      icon="i-trash"
      isOpen={isOpen}
      onClose={onClose}
      question={`Cancel order #${order.number ?? ''}?`}
      keep="Keep the order"
      verb={`Cancel and refund ${formatCents(refunds.openCents)}`}
      busyVerb="Refunding..."
      onConfirm={() =>
        cancel({ reason: 'OTHER', isRestocked: refunds.canRestock && isRestocked, isMailed: email !== null && isMailed, note: null })
      }
    >
      <p>
        The money goes back in full: {formatCents(refunds.openCents)} to the card.{' '}
        {order.trackingNumber ? 'A label was bought: end it at the carrier.' : 'The label was not bought.'}
      </p>
      {refunds.canRestock ? (
        <Check checked={isRestocked} onChange={(event) => setIsRestocked(event.target.checked)}>
          Put the bags back on the shelf
        </Check>
      ) : null}
      {email ? (
        <Check checked={isMailed} onChange={(event) => setIsMailed(event.target.checked)}>
          Tell {email}
        </Check>
      ) : null}
    </ConfirmDialog>
  );
}
