import { useState } from 'react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { Dialog, DialogFoot } from '../../../../features/admin/kit/dialogs/dialog.tsx';
import { Check, Radio } from '../../../../features/admin/kit/form/check.tsx';
import { Choice } from '../../../../features/admin/kit/form/choice.tsx';
import { FieldGrid, SelectField, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { focusUnreadAmount, MoneyField } from '../../../../features/admin/kit/form/money-field.tsx';
import type { RefundReason } from '../../../../generated/admin/order/graphql.ts';
import { formatCents } from '../../../../lib/money.ts';
import styles from '../order.module.css';
import { REFUND_REASONS } from '../order-words.ts';
import type { Order, Refunds } from '../order-words.ts';
import { RefundLines } from './refund-lines.tsx';
import { useRefund } from './use-refund.ts';

type What = 'lines' | 'amount' | 'rest';
const WAYS = [
  { value: 'lines', label: 'By line' },
  { value: 'amount', label: 'An amount' },
  { value: 'rest', label: 'Everything left' },
] as const;

interface RefundDialogProps {
  order: Order;
  refunds: Refunds;
  isOpen: boolean;
  onClose: () => void;
  onRefunded: () => void;
}

/** Refunds lines, an amount or all that is left. The server works the amounts out and decides. */
export function RefundDialog({ order, refunds, isOpen, onClose, onRefunded }: RefundDialogProps) {
  return (
    <Dialog title={`Refund order #${order.number ?? ''}`} icon="i-undo" width={660} isOpen={isOpen} onClose={onClose}>
      <RefundForm order={order} refunds={refunds} onClose={onClose} onRefunded={onRefunded} />
    </Dialog>
  );
}

function RefundForm({ order, refunds, onClose, onRefunded }: Omit<RefundDialogProps, 'isOpen'>) {
  const [what, setWhat] = useState<What>('lines');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [amount, setAmount] = useState<number | null>(null);
  const [shipping, setShipping] = useState<number | null>(0);
  const [isRestocked, setIsRestocked] = useState(false);
  const [isMailed, setIsMailed] = useState(order.customer.email !== null);
  const [reason, setReason] = useState<RefundReason>('OUT_OF_STOCK');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { refund, isLookingUp } = useRefund(order.number ?? 0, onRefunded);

  const chosen = refunds.lines.filter(({ itemId }) => (quantities[itemId] ?? 0) > 0);
  const linesCents = chosen.reduce((sum, line) => sum + (line.centsByQuantity[quantities[line.itemId] ?? 0] ?? 0), 0);
  const shippingCents = what === 'rest' ? refunds.openShippingCents : (shipping ?? 0);
  const totalCents = what === 'rest' ? refunds.openCents : (what === 'lines' ? linesCents : (amount ?? 0)) + shippingCents;
  const isTooMuch = totalCents > refunds.openCents || shippingCents > refunds.openShippingCents;
  const canRestock = refunds.canRestock && what !== 'amount';

  async function submit(button: Element) {
    if (isBusy || totalCents === 0 || isTooMuch || focusUnreadAmount(button.closest('dialog'))) return;
    setIsBusy(true);
    setFailure(null);
    const wanted = {
      lines: { lines: chosen.map(({ itemId }) => ({ itemId, quantity: quantities[itemId] ?? 0 })), shippingCents },
      amount: { amountCents: amount, shippingCents },
      rest: { isRest: true, shippingCents: 0 },
    }[what];
    const problem = await refund({ ...wanted, reason, note: note || null, isRestocked: canRestock && isRestocked, isMailed });
    setIsBusy(false);
    if (problem === null) onClose();
    else setFailure(problem);
  }

  return (
    <>
      <Choice<What> label="What to refund" isLabelHidden options={WAYS} value={what} onChange={setWhat} />
      {what === 'lines' ? <RefundLines lines={refunds.lines} quantities={quantities} onChange={setQuantities} /> : null}
      <div className={styles.terms}>
        <FieldGrid>
          {what === 'amount' ? (
            <MoneyField label="Amount" span={6} cents={amount} onChange={setAmount} hint={`of ${formatCents(refunds.openCents)}`} />
          ) : (
            <fieldset className={styles.restock} disabled={!canRestock}>
              <legend>Back on the shelf?</legend>
              <Radio name="restock" checked={canRestock && isRestocked} onChange={() => setIsRestocked(true)}>
                Yes, it never left the house
              </Radio>
              <Radio name="restock" checked={!canRestock || !isRestocked} onChange={() => setIsRestocked(false)}>
                {refunds.canRestock ? 'No' : 'No: nothing of it was taken from the stock'}
              </Radio>
            </fieldset>
          )}
          <MoneyField
            label="Shipping to refund"
            span={3}
            cents={shippingCents}
            onChange={setShipping}
            disabled={what === 'rest'}
            hint={`of ${formatCents(refunds.openShippingCents)}`}
          />
          <SelectField label="Reason" span={3} value={reason} onChange={(event) => setReason(event.target.value as RefundReason)}>
            {Object.entries(REFUND_REASONS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Note for the crew"
            placeholder="Optional"
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </FieldGrid>
        <Check checked={isMailed} disabled={order.customer.email === null} onChange={(event) => setIsMailed(event.target.checked)}>
          {order.customer.email === null ? 'There is no e-mail address' : `Send the refund mail to ${order.customer.email}`}
        </Check>
      </div>
      <p className={styles.sum} role="status">
        <span>Refund</span> <b>{formatCents(totalCents)}</b> <span>to the card. Stays with us:</span>{' '}
        <b className={styles.kept}>{formatCents(Math.max(0, order.totalCents - order.refundedCents - totalCents))}</b>
      </p>
      <p className={styles.hint}>
        It reaches the card in 5 to 10 days and can&apos;t be called back. Pressed twice, it is still one refund.
      </p>
      {failure || isTooMuch ? (
        <p role="alert" className={styles.failure}>
          {failure ?? `${formatCents(refunds.openCents)} can be refunded, ${formatCents(refunds.openShippingCents)} of it for shipping.`}
        </p>
      ) : null}
      <DialogFoot>
        <AdminButton data-first-focus="" onClick={onClose}>
          Keep the money
        </AdminButton>
        <AdminButton
          look="gold"
          disabled={totalCents === 0 || isTooMuch}
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => void submit(currentTarget)}
        >
          {isLookingUp ? 'Asking the provider...' : isBusy ? 'Refunding...' : `Refund ${formatCents(totalCents)}`}
        </AdminButton>
      </DialogFoot>
    </>
  );
}
