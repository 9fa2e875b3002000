import { Arg, Ctx, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import {
  catalogOf,
  cartInvalid,
  type Grind,
  grindEnum,
  isUnresolved,
  packedItems,
  resolveCartLines,
  weightGrams,
} from '../catalog/index.ts';
import { chooseBox } from './parcel-box.rules.ts';
import { checkAddress } from './check-address.ts';
import { quoteShipping } from './quote-shipping.ts';
import { ShippingAddressInput } from './shipping.inputs.ts';
import { AddressCheck, ShippingRatesResult } from './shipping.results.ts';

@InputType({ description: 'A line of a cart.' })
export class CartLineInput {
  @Field(() => ID, { description: 'The slug of the product.' })
  productId!: string;

  @Field(() => Int, { description: 'How many, from 1 to 99.' })
  quantity!: number;

  @Field(() => grindEnum, { nullable: true, description: 'The grind; the first one of the product when left out.' })
  grind?: Grind | null;

  @Field(() => String, { nullable: true, description: 'The size; the first one of the product when left out.' })
  size?: string | null;
}

@Resolver()
export class ShippingResolver {
  @Query(() => ShippingRatesResult, {
    description: 'Present rates for a cart and an address. Each is stored as a quote that the checkout honours for an hour.',
  })
  async shippingRates(
    @Ctx() ctx: Context,
    @Arg('address', () => ShippingAddressInput, { description: 'Where the parcel goes.' }) address: ShippingAddressInput,
    @Arg('lines', () => [CartLineInput], { description: 'The cart; its weight in grams is worked out by the server.' })
    lines: CartLineInput[],
  ): Promise<typeof ShippingRatesResult> {
    const resolved = resolveCartLines(await catalogOf(ctx).current(), lines);
    if (isUnresolved(resolved)) return cartInvalid(resolved);
    return quoteShipping(ctx, { address, weightGrams: weightGrams(resolved), boxMm: chooseBox(packedItems(resolved)) });
  }

  @Query(() => AddressCheck, { description: 'Whether the carriers know an address. A checkout goes on whatever they say.' })
  checkAddress(
    @Ctx() ctx: Context,
    @Arg('address', () => ShippingAddressInput, { description: 'Where the parcel goes.' }) address: ShippingAddressInput,
  ): Promise<AddressCheck> {
    return checkAddress(ctx, address);
  }
}
