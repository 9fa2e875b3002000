import { randomInt } from 'node:crypto';
import type { Sandbox } from '../parts/sandbox.ts';
import { stamp } from './object-stamp.ts';
import { fieldText, requireField, type Fields } from './read-field.ts';
import type { LabelRow, RateRow } from '../store/shippo-rows.ts';
import { ShippoError } from './shippo-error.ts';
import { openTrack } from './tracks.ts';
import { notifyShippoWebhooks } from './webhooks.ts';

const FILE_TYPES = ['PDF', 'PDF_4x6', 'PDF_4x8', 'PDF_A4', 'PDF_A5', 'PDF_A6', 'PNG', 'PNG_2.3x7.5', 'ZPLII', 'PDF_2.3x7.5'];
/** Of the carriers themselves. */
const TRACKING_PAGES: Record<RateRow['provider'], string> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction_input?origTrackNum=',
  UPS: 'https://www.ups.com/WebTracking/processInputRequest?AgreeToTermsAndConditions=yes&InquiryNumber1=',
};

/** A label for a recipient of this name is refused: simulates a purchase error without a fault. */
const REFUSED_RECIPIENT = 'Label Error';

export function buyLabel(sandbox: Sandbox, fields: Fields): LabelRow {
  const rateId = requireField(fields, 'rate');
  const rate = sandbox.store.rates.get(rateId);
  if (!rate) throw new ShippoError(400, { rate: [`Rate with supplied object_id ${rateId} not found.`] });
  const fileType = fieldText(fields, 'label_file_type') || 'PDF';
  if (!FILE_TYPES.includes(fileType)) throw new ShippoError(400, { label_file_type: [`"${fileType}" is not a valid choice.`] });
  const isRefused = sandbox.store.shipments.get(rate.shipment)?.address_to.name === REFUSED_RECIPIENT;
  const label = isRefused ? refusedLabel(sandbox, rate, fields, fileType) : boughtLabel(sandbox, rate, fields, fileType);
  sandbox.store.labels.put(label.object_id, label);
  if (label.status === 'SUCCESS') openTrack(sandbox, label, rate);
  notifyShippoWebhooks(sandbox, 'transaction_created', label);
  return label;
}

function boughtLabel(sandbox: Sandbox, rate: RateRow, fields: Fields, fileType: string): LabelRow {
  const stamped = stamp(sandbox);
  const trackingNumber = newTrackingNumber(rate.provider);
  return {
    ...stamped,
    object_state: 'VALID',
    status: 'SUCCESS',
    rate: rate.object_id,
    metadata: fieldText(fields, 'metadata'),
    tracking_number: trackingNumber,
    tracking_status: 'UNKNOWN',
    tracking_url_provider: TRACKING_PAGES[rate.provider] + trackingNumber,
    label_file_type: fileType,
    label_url: sandbox.pageUrl(`/shippo/labels/${stamped.object_id}`, null),
    commercial_invoice_url: '',
    qr_code_url: '',
    parcel: sandbox.store.shipments.get(rate.shipment)?.parcels[0]?.object_id ?? '',
    messages: [],
    test: true,
  };
}

/** Shippo answers 201 with status ERROR and the reason in `messages`. */
function refusedLabel(sandbox: Sandbox, rate: RateRow, fields: Fields, fileType: string): LabelRow {
  return {
    ...boughtLabel(sandbox, rate, fields, fileType),
    object_state: 'INVALID',
    status: 'ERROR',
    tracking_number: '',
    tracking_url_provider: '',
    label_url: '',
    messages: [{ source: rate.provider, code: '', text: 'The recipient address could not be verified by the carrier.' }],
  };
}

/** The carriers' formats: 22 digits for USPS, 1Z and 16 characters for UPS. */
function newTrackingNumber(provider: string): string {
  function digits(count: number): string {
    return Array.from({ length: count }, () => randomInt(10)).join('');
  }
  return provider === 'UPS' ? `1Z999AA1${digits(10)}` : `92055${digits(17)}`;
}
