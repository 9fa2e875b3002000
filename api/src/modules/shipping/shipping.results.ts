import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { CartInvalid } from '../catalog/index.ts';

@ObjectType('ShippingRate', { description: 'A way of shipping with its price.' })
export class ShippingRateView {
  @Field(() => ID, { description: 'Names the rate for createPaymentIntent.' })
  rateId!: string;

  @Field(() => Int, { description: 'The price, in US cents; free shipping is worked out in the checkout.' })
  amountCents!: number;

  @Field(() => String, { description: 'The carrier, such as USPS.' })
  provider!: string;

  @Field(() => String, { description: 'The service of the carrier, such as Priority.' })
  serviceName!: string;

  @Field(() => Int, { nullable: true, description: 'How many days it takes; null when the carrier does not say.' })
  estimatedDays!: number | null;
}

@ObjectType({ description: 'The ways of shipping for a cart and an address.' })
export class ShippingRates {
  @Field(() => [ShippingRateView], { description: 'The rates, the cheapest first.' })
  rates!: ShippingRateView[];

  @Field(() => Boolean, { description: 'True when the carriers could not be asked and the standard rates are offered.' })
  isFallback!: boolean;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when the chosen rate has expired, or was made for another address or a lighter parcel. Code QUOTE_EXPIRED.',
})
export class QuoteExpired extends UserError {}

export function quoteExpired(): QuoteExpired {
  return view(QuoteExpired, {
    code: 'QUOTE_EXPIRED',
    message: 'This shipping rate is no longer available. Please choose a shipping method again.',
  });
}

export const ShippingRatesResult = createUnionType({
  name: 'ShippingRatesResult',
  description: 'What shippingRates answers.',
  types: () => [ShippingRates, CartInvalid] as const,
});
