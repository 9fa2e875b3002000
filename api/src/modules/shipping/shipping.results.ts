import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { CartInvalid } from '../catalog/index.ts';

@ObjectType('ShippingRate')
export class ShippingRateView {
  @Field(() => ID)
  rateId!: string;

  @Field(() => Int)
  amountCents!: number;

  @Field(() => String)
  provider!: string;

  @Field(() => String)
  serviceName!: string;

  @Field(() => Int, { nullable: true })
  estimatedDays!: number | null;
}

@ObjectType()
export class ShippingRates {
  @Field(() => [ShippingRateView], { description: 'Cheapest first.' })
  rates!: ShippingRateView[];

  @Field(() => Boolean, { description: 'True when the carriers could not be asked and our standard rates are offered.' })
  isFallback!: boolean;
}

/** The offer has run out, or was made for another address or a lighter parcel. */
@ObjectType({ implements: UserError })
export class QuoteExpired extends UserError {}

export function quoteExpired(): QuoteExpired {
  return view(QuoteExpired, {
    code: 'QUOTE_EXPIRED',
    message: 'This shipping rate is no longer available. Please choose a shipping method again.',
  });
}

export const ShippingRatesResult = createUnionType({ name: 'ShippingRatesResult', types: () => [ShippingRates, CartInvalid] as const });
