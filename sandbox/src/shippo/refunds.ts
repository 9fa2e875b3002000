import type { Sandbox } from '../parts/sandbox.ts';
import type { ShippoRefundRow } from '../store/shippo-rows.ts';
import { isoNow, stamp } from './object-stamp.ts';
import { ShippoError } from './shippo-error.ts';

/** A label that the carrier has scanned is not taken back: the refund ends with status ERROR. */
export function refundLabel(sandbox: Sandbox, transactionId: string): ShippoRefundRow {
  const { store } = sandbox;
  const label = store.labels.get(transactionId);
  if (!label || label.status === 'ERROR')
    throw new ShippoError(400, { transaction: [`Transaction with supplied object_id ${transactionId} not found.`] });
  if (label.status !== 'SUCCESS') throw new ShippoError(400, { transaction: ['A refund was already requested for this transaction.'] });
  const track = store.tracks.get(label.tracking_number);
  const isScanned = track !== undefined && !['UNKNOWN', 'PRE_TRANSIT'].includes(track.tracking_status.status);
  if (!isScanned) store.labels.put(transactionId, { ...label, status: 'REFUNDPENDING', object_updated: isoNow(sandbox) });
  const refund: ShippoRefundRow = { ...stamp(sandbox), status: isScanned ? 'ERROR' : 'PENDING', transaction: transactionId, test: true };
  return store.shippoRefunds.put(refund.object_id, refund);
}
