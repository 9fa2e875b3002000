/** Business constants of the shop. Money is integer cents. A page gets those it shows by its configuration (shell-config.ts). */
export const shop = {
  name: 'Brew Quest',
  currency: 'usd',
  country: 'US',
  freeShippingThresholdCents: 4500,
  /** A rate that costs us more than this is not offered when shipping is free: it would cost more than such an order earns. */
  freeShippingCostLimitCents: 1200,
  defaultShippingCents: 599,
  /** Offered when the carrier can't be asked. A page has them too, for when we can't be asked. */
  fallbackRates: [
    {
      rateId: 'standard-ground',
      provider: 'USPS',
      serviceName: 'Ground',
      serviceToken: 'usps_ground_advantage',
      amountCents: 599,
      estimatedDays: 5,
    },
    {
      rateId: 'standard-priority',
      provider: 'USPS',
      serviceName: 'Priority',
      serviceToken: 'usps_priority',
      amountCents: 899,
      estimatedDays: 3,
    },
  ],
  /** A packed bag of coffee, in mm. */
  bagMm: [230, 130, 70],
  /** The boxes that orders are packed in, the smallest first, in mm (shipping/parcel-box.rules.ts). */
  boxesMm: [
    [470, 76, 76],
    [254, 203, 127],
    [470, 254, 127],
    [406, 305, 229],
    [470, 356, 305],
  ],
  /** Below this the card networks refuse the charge (Stripe's minimum for USD). */
  minimumChargeCents: 50,
  /** Where the television's player lives; the variant of the host that sets no cookies before somebody presses play. */
  videoHost: 'https://www.youtube-nocookie.com',
  /** Where a video is watched outside of the shop, without its id. */
  videoPage: 'https://www.youtube.com/watch?v=',
  maxLineQuantity: 99,
  maxCartLines: 40,
  /** Characters of a message to a coffee. */
  maxMessageLength: 1_000,
  /** Characters of a search: longer than any useful sentence. */
  maxSearchLength: 80,
} as const;
