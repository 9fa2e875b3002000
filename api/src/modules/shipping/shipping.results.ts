import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { registerList } from '../../platform/graphql/register-list.ts';
import { view } from '../../platform/graphql/view.ts';
import { CartInvalid } from '../catalog/index.ts';

@ObjectType('ShippingRate', { description: 'A way of shipping with its price.' })
export class ShippingRateView {
  @Field(() => ID, { description: 'Names the rate for createPaymentIntent.' })
  rateId!: string;

  @Field(() => Int, { description: 'The price, in US cents; free shipping is worked out in the checkout.' })
  amountCents!: number;

  @Field(() => Boolean, {
    description: 'Whether it can be chosen when shipping is free: it is within what the shop pays then, or the cheapest.',
  })
  canShipFree!: boolean;

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

const addressStates = ['confirmed', 'corrected', 'unconfirmed', 'unknown'] as const;
type AddressState = (typeof addressStates)[number];

const AddressStateEnum = registerList(addressStates, {
  name: 'AddressState',
  description: 'What the carriers say of an address.',
  values: {
    confirmed: 'They know it.',
    corrected: 'They know it, at another place: suggestion.',
    unconfirmed: 'They do not know it.',
    unknown: 'They could not be asked.',
  },
});

@ObjectType({ description: 'An address as the carriers know it.' })
export class SuggestedAddress {
  @Field(() => String, { description: 'Street and house number.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, suite and so on.' })
  street2!: string | null;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'The state, such as OR.' })
  state!: string;

  @Field(() => String, { description: 'The ZIP code.' })
  zip!: string;
}

@ObjectType({ description: 'Whether the carriers know an address; nothing depends on it.' })
export class AddressCheck {
  @Field(() => AddressStateEnum, { description: 'What they say.' })
  state!: AddressState;

  @Field(() => SuggestedAddress, { nullable: true, description: 'The address as they know it; null unless it is another one.' })
  suggestion!: SuggestedAddress | null;
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

@ObjectType({
  implements: UserError,
  description: 'Returned when shipping is free and the chosen rate costs the shop more than it pays then. Code RATE_NOT_FREE.',
})
export class RateNotFree extends UserError {}

export function rateNotFree(): RateNotFree {
  return view(RateNotFree, {
    code: 'RATE_NOT_FREE',
    message: 'Free shipping does not include this shipping method. Please choose another one.',
  });
}

export const ShippingRatesResult = createUnionType({
  name: 'ShippingRatesResult',
  description: 'What shippingRates answers.',
  types: () => [ShippingRates, CartInvalid] as const,
});
