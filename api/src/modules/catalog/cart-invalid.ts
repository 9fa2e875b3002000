import { Field, ID, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { UnresolvedLine } from './cart-lines.rules.ts';

/** A line of the cart that can't be sold as it stands. */
@ObjectType({
  implements: UserError,
  description:
    'Returned when a line of the cart cannot be sold: unknown product, grind or size, too many of it, an empty cart or an amount too small to charge. Code CART_INVALID.',
})
export class CartInvalid extends UserError {
  @Field(() => ID, { nullable: true, description: 'The product of the line that cannot be sold; null when the whole cart is refused.' })
  productId: string | null = null;
}

export function cartInvalid({ productId, message }: UnresolvedLine): CartInvalid {
  return view(CartInvalid, { code: 'CART_INVALID', message, productId });
}
