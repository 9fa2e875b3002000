import { createHash } from 'node:crypto';
import { z } from 'zod';
import { shop } from '../../platform/config/shop.ts';
import type { Parcel } from '../../platform/gateways/shippo/carrier-gateway.ts';
import { hasText, isOneLine, NOT_ON_ONE_LINE } from '../../platform/lib/input-text.ts';

function line(label: string, longest: number) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .refine(hasText, `${label} is required`)
    .max(longest, `${label} is too long`)
    .refine(isOneLine, `${label} ${NOT_ON_ONE_LINE}`);
}

function optional<Field extends z.ZodType<string>>(field: Field) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)), field.optional());
}

/** A United States address as the checkout asks for it. */
export const shippingAddressInput = z.object({
  name: line('Full name', 100),
  street1: line('Street address', 120),
  street2: optional(line('Second address line', 60)),
  city: line('City', 80),
  state: line('State', 40),
  zip: line('ZIP code', 12).regex(/^\d{5}(-\d{4})?$/, 'ZIP code must look like 97209 or 97209-1234'),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .default(shop.country)
    .refine((country) => country === shop.country, 'We ship within the United States only'),
  phone: optional(line('Phone', 25).regex(/^\+?[\d\s().-]{7,}$/, 'Phone must look like (503) 555-0142')),
});

export type ShippingAddress = z.infer<typeof shippingAddressInput>;

/** Two spellings of one address share a hash; the name is not part of where a parcel goes. */
export function addressHash(address: Omit<ShippingAddress, 'name'>): string {
  return createHash('sha256')
    .update(
      [address.street1, ...(address.street2 ? [address.street2] : []), address.city, address.state, address.zip, address.country]
        .map((part) => part.trim().toLowerCase().replace(/\s+/g, ' '))
        .join('|'),
    )
    .digest('hex');
}

/**
 * What a carrier binds a rate to: the label of that rate carries the recipient, address, weight and box that were quoted, whichever
 * order it is bought for (docs/reliability.md, SHP-03).
 */
export function parcelHash({ to, weightGrams, boxMm }: Parcel): string {
  const optionalLines = [to.street2 ? `2: ${to.street2}` : null, to.phone ? `phone: ${to.phone}` : null].filter((part) => part !== null);
  const lines = [to.name, to.street1, to.city, to.state, to.zip, to.country, ...optionalLines].map((part) =>
    part.trim().toLowerCase().replace(/\s+/g, ' '),
  );
  return createHash('sha256')
    .update(JSON.stringify([...lines, weightGrams, boxMm]))
    .digest('hex');
}

export function isFreeShipping(subtotalCents: number, discountCents: number): boolean {
  return subtotalCents - discountCents >= shop.freeShippingThresholdCents;
}
