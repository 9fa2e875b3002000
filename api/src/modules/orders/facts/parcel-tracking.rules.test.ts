import { describe, expect, it } from 'vitest';
import { parcelTracking } from './parcel-tracking.rules.ts';

const ups = { trackingNumber: '1Z999AA10123456784', carrier: 'UPS', trackingUrl: 'https://www.ups.com/mine' };
const known = { carrier: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' };

describe('the tracking link of a parcel', () => {
  it('is the one that came with the label', () => {
    expect(parcelTracking(ups)).toEqual({ carrier: 'UPS', trackingUrl: 'https://www.ups.com/mine' });
  });

  it.each([null, 'http://www.ups.com/mine', 'javascript:alert(1)'])('is a known one of the carrier in place of %s', (trackingUrl) => {
    expect(parcelTracking({ ...ups, trackingUrl })).toEqual(known);
  });

  it('is found by the format of the number when the carrier is not known', () => {
    expect(parcelTracking({ ...ups, trackingNumber: '1z 999 aa1 0123456784', carrier: null, trackingUrl: null })).toEqual(known);
    expect(parcelTracking({ trackingNumber: '9205512345678901234567', carrier: null, trackingUrl: null })).toEqual({
      carrier: 'USPS',
      trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9205512345678901234567',
    });
  });

  it('is none for a carrier or a number that is not known', () => {
    expect(parcelTracking({ ...ups, carrier: 'OnTrac', trackingUrl: null })).toEqual({ carrier: 'OnTrac', trackingUrl: null });
    expect(parcelTracking({ trackingNumber: 'by bicycle', carrier: null, trackingUrl: null })).toEqual({
      carrier: null,
      trackingUrl: null,
    });
    expect(parcelTracking({ ...ups, trackingNumber: null })).toEqual({ carrier: null, trackingUrl: null });
  });
});
