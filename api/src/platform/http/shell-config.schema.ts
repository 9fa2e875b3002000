import { z } from 'zod';

const mode = z.enum(['live', 'test', 'sandbox']);

/** The constants of the shop that a page shows or keeps to (config/shop.ts). */
export const shopConfigSchema = z.strictObject({
  name: z.string(),
  /** In which the portal shows days and times (IANA name). */
  timeZone: z.string(),
  freeShippingThresholdCents: z.int(),
  defaultShippingCents: z.int(),
  fallbackRates: z.array(
    z.strictObject({
      rateId: z.string(),
      provider: z.string(),
      serviceName: z.string(),
      amountCents: z.int(),
      canShipFree: z.boolean(),
    }),
  ),
  maxLineQuantity: z.int(),
  /** Items of one order, whatever they are. */
  maxOrderQuantity: z.int(),
  maxMessageLength: z.int(),
  maxSearchLength: z.int(),
});

/** What a page has to know of the shop it belongs to; nothing secret, alike for all visitors. */
export const shellConfigSchema = z.strictObject({
  origin: z.string(),
  year: z.int(),
  providers: z.strictObject({ payments: mode, shipping: mode, mail: mode, chat: mode }),
  /** An empty jsUrl is the vendor's own; an empty list of payment methods leaves them to the vendor's dashboard. */
  stripe: z.strictObject({ publishableKey: z.string(), jsUrl: z.string(), paymentMethods: z.array(z.string()) }),
  /** Where a browser reads the mail that never left the sandbox. */
  sandboxMailUrl: z.string().nullable(),
  /** The origin of the television's player, the only foreign one that the page may frame, and where a video is watched outside of the shop, without its id. */
  tv: z.strictObject({ host: z.string(), videoPage: z.string() }),
  shop: shopConfigSchema,
});

export type ShellConfig = z.output<typeof shellConfigSchema>;
