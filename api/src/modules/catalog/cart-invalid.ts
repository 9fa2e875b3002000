import { Field, ID, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { UnresolvedLine } from './cart-lines.rules.ts';

/** A line of the cart that can't be sold as it stands. */
@ObjectType({ implements: UserError })
export class CartInvalid extends UserError {
  @Field(() => ID, { nullable: true })
  productId: string | null = null;
}

export function cartInvalid({ productId, message }: UnresolvedLine): CartInvalid {
  return view(CartInvalid, { code: 'CART_INVALID', message, productId });
}
