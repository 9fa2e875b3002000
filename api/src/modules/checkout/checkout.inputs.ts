import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { shop } from '../../platform/config/shop.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../platform/lib/input-text.ts';
import { CartLineInput, ShippingAddressInput, shippingAddressInput } from '../shipping/index.ts';

@InputType({ description: 'A checkout: what is bought, by whom, and what the shopper was shown.' })
export class CreatePaymentIntentInput {
  @Field(() => ID, {
    description:
      'Names this attempt: the same key of the same browser never makes a second charge. A random UUID; a client without the checkout cookie is known by nothing else.',
  })
  checkoutKey!: string;

  @Field(() => [CartLineInput], { description: 'The cart.' })
  lines!: CartLineInput[];

  @Field(() => Int, { description: 'The total that the shopper was shown, in US cents; only compared.' })
  expectedTotalCents!: number;

  @Field(() => String, { description: 'Where the confirmation goes.' })
  email!: string;

  @Field(() => ShippingAddressInput, { description: 'Where the parcel goes.' })
  shippingAddress!: ShippingAddressInput;

  @Field(() => ID, { nullable: true, description: 'The chosen rate of shippingRates; the standard price when left out.' })
  rateId?: string | null;

  @Field(() => String, { nullable: true, description: 'A coupon; none when left out.' })
  couponCode?: string | null;
}

export const emailAddress = z.email('Invalid email address').trim().max(254);

/** What ends up in a line of a mail or a label. */
export function oneLine(longest: number) {
  return z.string().trim().max(longest).refine(isOneLine, `Text ${NOT_ON_ONE_LINE}`);
}

/** A checkout as both edges hand it over. The documented REST body knows neither e-mail nor address before the payment. */
export const checkoutRequest = z.object({
  /** As the client sent it; none at the documented REST edge without Idempotency-Key. */
  checkoutKey: z.string().max(200).refine(isOneLine, `checkoutKey ${NOT_ON_ONE_LINE}`).nullish(),
  lines: z
    .array(
      z.object({
        productId: z.string().max(200),
        quantity: z.number(),
        grind: z.string().max(60).nullish(),
        size: z.string().max(60).nullish(),
      }),
    )
    .max(shop.maxCartLines * 2),
  expectedTotalCents: z.number().int().positive('amount: the total to pay is needed'),
  email: emailAddress.nullish(),
  customerName: oneLine(200).nullish(),
  shippingAddress: shippingAddressInput.nullish(),
  rateId: z.string().max(200).nullish(),
  couponCode: oneLine(64).nullish(),
  /** True at the documented REST edge, where a rate may be named by its amount alone. */
  canDeriveRate: z.boolean().default(false),
});

export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** A request with what the use-case found out; never an edge from what the client sent. */
export interface AgreedCheckout extends CheckoutRequest {
  /** Of the draft: includes who asks. */
  checkoutKey: string;
  userId: number | null;
  visitorHash: string;
}
