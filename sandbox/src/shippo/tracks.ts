import type { Sandbox } from '../parts/sandbox.ts';
import { shippoId } from '../http/ids.ts';
import { isoNow } from './object-stamp.ts';
import type { LabelRow, RateRow, TrackRow, TrackState, TrackStep } from '../store/shippo-rows.ts';
import { notFound } from './shippo-error.ts';
import { notifyShippoWebhooks } from './webhooks.ts';

export const TRACK_STATES: readonly TrackState[] = ['UNKNOWN', 'PRE_TRANSIT', 'TRANSIT', 'DELIVERED', 'RETURNED', 'FAILURE'];

const DETAILS: Record<TrackState, string> = {
  UNKNOWN: 'The carrier has not seen this parcel yet.',
  PRE_TRANSIT: 'Shipping label has been created; the parcel is waiting to be collected.',
  TRANSIT: 'Your shipment is on its way.',
  DELIVERED: 'Your shipment has been delivered.',
  RETURNED: 'Your shipment is on its way back to the sender.',
  FAILURE: 'The carrier could not deliver your shipment.',
};

const DAY_MS = 24 * 3600 * 1000;

function newStep(sandbox: Sandbox, status: TrackState): TrackStep {
  const now = isoNow(sandbox);
  return {
    object_id: shippoId(),
    object_created: now,
    object_updated: now,
    status,
    status_date: now,
    status_details: DETAILS[status],
    location: { city: 'San Francisco', state: 'CA', zip: '94103', country: 'US' },
  };
}

export function openTrack(sandbox: Sandbox, label: LabelRow, rate: RateRow): void {
  const step = newStep(sandbox, 'PRE_TRANSIT');
  sandbox.store.tracks.put(label.tracking_number, {
    carrier: rate.provider.toLowerCase().replaceAll(' ', '_'),
    tracking_number: label.tracking_number,
    metadata: label.metadata,
    messages: [],
    eta: new Date(sandbox.clock.nowMs() + rate.estimated_days * DAY_MS).toISOString(),
    servicelevel: { name: rate.servicelevel.name, token: rate.servicelevel.token },
    tracking_status: step,
    tracking_history: [step],
    transaction: label.object_id,
  });
}

/** The number of a label from here, or a mock number of Shippo's carrier `shippo` (SHIPPO_TRANSIT and so on). */
export function findTrack(sandbox: Sandbox, carrier: string, trackingNumber: string): TrackRow {
  const known = sandbox.store.tracks.get(trackingNumber);
  // Another carrier does not know the number.
  if (known?.carrier === carrier) return known;
  const state = TRACK_STATES.find((one) => trackingNumber === `SHIPPO_${one}`);
  if (carrier !== 'shippo' || !state) throw notFound();
  const step = newStep(sandbox, state);
  return {
    carrier,
    tracking_number: trackingNumber,
    metadata: '',
    messages: [],
    eta: step.status_date,
    servicelevel: { name: 'Ground Advantage', token: 'usps_ground_advantage' },
    tracking_status: step,
    tracking_history: [step],
    transaction: '',
  };
}

export function advanceTrack(sandbox: Sandbox, trackingNumber: string, status: TrackState): TrackRow {
  const track = sandbox.store.tracks.get(trackingNumber);
  if (!track) throw notFound();
  const step = newStep(sandbox, status);
  track.tracking_status = step;
  track.tracking_history.push(step);
  sandbox.store.tracks.put(trackingNumber, track);
  const label = sandbox.store.labels.get(track.transaction);
  if (label) sandbox.store.labels.put(label.object_id, { ...label, tracking_status: status, object_updated: isoNow(sandbox) });
  notifyShippoWebhooks(sandbox, 'track_updated', track);
  return track;
}
