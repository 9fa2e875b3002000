import { Arg, Ctx, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { catalogOf, cartInvalid, type Grind, grindEnum, isUnresolved, resolveCartLines, weightGrams } from '../catalog/index.ts';
import { quoteShipping } from './quote-shipping.ts';
import { ShippingAddressInput } from './shipping.inputs.ts';
import { ShippingRatesResult } from './shipping.results.ts';

@InputType()
export class CartLineInput {
  @Field(() => ID)
  productId!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => grindEnum, { nullable: true })
  grind?: Grind | null;

  @Field(() => String, { nullable: true })
  size?: string | null;
}

@Resolver()
export class ShippingResolver {
  @Query(() => ShippingRatesResult, {
    description: 'Live rates for this cart and address; each is kept as a quote that checkout honours for an hour.',
  })
  async shippingRates(
    @Ctx() ctx: Context,
    @Arg('address', () => ShippingAddressInput) address: ShippingAddressInput,
    @Arg('lines', () => [CartLineInput]) lines: CartLineInput[],
  ): Promise<typeof ShippingRatesResult> {
    const resolved = resolveCartLines(await catalogOf(ctx).current(), lines);
    if (isUnresolved(resolved)) return cartInvalid(resolved);
    return quoteShipping(ctx, { address, weightGrams: weightGrams(resolved) });
  }
}
