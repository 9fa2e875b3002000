import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { CartInvalid, type Grind, grindEnum, type StockShortage } from '../catalog/index.ts';
import { CouponRefused } from '../coupons/index.ts';
import { QuoteExpired } from '../shipping/index.ts';
import type { CheckoutTotals } from './checkout.rules.ts';

@ObjectType()
export class PaymentIntentReady {
  @Field(() => ID)
  paymentIntentId!: string;

  @Field(() => String)
  clientSecret!: string;

  @Field(() => ID)
  orderRef!: string;

  @Field(() => Int)
  subtotalCents!: number;

  @Field(() => Int)
  discountCents!: number;

  @Field(() => Int)
  shippingCents!: number;

  @Field(() => Int)
  totalCents!: number;

  @Field(() => Date, { description: 'Stock and coupon are set aside until then.' })
  holdExpiresAt!: Date;
}

@ObjectType({ implements: UserError })
export class OutOfStock extends UserError {
  @Field(() => ID)
  productId!: string;

  @Field(() => grindEnum, { nullable: true })
  grind!: Grind | null;

  @Field(() => Int)
  available!: number;
}

/** The total the shopper saw is not the one the server has; nothing was held or charged. */
@ObjectType({ implements: UserError })
export class TotalChanged extends UserError {
  @Field(() => Int)
  subtotalCents!: number;

  @Field(() => Int)
  discountCents!: number;

  @Field(() => Int)
  shippingCents!: number;

  @Field(() => Int)
  totalCents!: number;
}

@ObjectType({ implements: UserError })
export class AlreadyPaid extends UserError {
  @Field(() => ID)
  paymentIntentId!: string;
}

@ObjectType({ implements: UserError })
export class PaymentUnavailable extends UserError {}

@ObjectType()
export class PaymentProcessed {
  @Field(() => Int)
  orderNumber!: number;

  @Field(() => ID)
  orderRef!: string;

  @Field(() => String, { nullable: true, description: 'Null while the label is still being bought.' })
  trackingNumber!: string | null;

  @Field(() => Int)
  totalCents!: number;

  @Field(() => String)
  message!: string;
}

@ObjectType({ implements: UserError })
export class PaymentPending extends UserError {}

@ObjectType({ implements: UserError })
export class PaymentNotCompleted extends UserError {}

@ObjectType({ implements: UserError })
export class PaymentRefunded extends UserError {}

const checkoutStates = ['AWAITING_PAYMENT', 'PAID', 'COMPLETED', 'REFUNDED', 'CANCELED', 'NEEDS_REVIEW'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

const stateEnum = registerList(checkoutStates, {
  name: 'CheckoutState',
  description: 'How far a checkout has come.',
  values: {
    AWAITING_PAYMENT: 'Stock is held; no payment has arrived.',
    PAID: 'Paid; the shipping label and the confirmation mail are due.',
    COMPLETED: 'Paid, label bought, confirmation mail sent.',
    REFUNDED: 'The payment was returned in full.',
    CANCELED: 'Ended without a payment; nothing is held any more.',
    NEEDS_REVIEW: 'Paid, but a person of the shop has to look at it.',
  },
});

/** What a confirmation page may know: no name, no address. */
@ObjectType()
export class CheckoutStatus {
  @Field(() => stateEnum)
  state!: CheckoutState;

  @Field(() => Int, { nullable: true })
  orderNumber!: number | null;

  @Field(() => ID, { nullable: true })
  orderRef!: string | null;

  @Field(() => Int, { nullable: true })
  totalCents!: number | null;

  @Field(() => String, { nullable: true })
  trackingNumber!: string | null;

  @Field(() => Boolean)
  isSandbox!: boolean;
}

/** Unpaid checkouts of this visitor, or of addresses near by, set aside as much as they may. */
@ObjectType({ implements: UserError })
export class HoldLimit extends UserError {}

export const CreatePaymentIntentResult = createUnionType({
  name: 'CreatePaymentIntentResult',
  types: () =>
    [
      PaymentIntentReady,
      CartInvalid,
      OutOfStock,
      CouponRefused,
      TotalChanged,
      QuoteExpired,
      AlreadyPaid,
      HoldLimit,
      PaymentUnavailable,
    ] as const,
});

export const ProcessPaymentResult = createUnionType({
  name: 'ProcessPaymentResult',
  types: () => [PaymentProcessed, PaymentPending, PaymentNotCompleted, PaymentRefunded, PaymentUnavailable] as const,
});

export function outOfStock(shortage: StockShortage, productName: string): OutOfStock {
  return view(OutOfStock, {
    code: 'OUT_OF_STOCK',
    productId: shortage.productSlug,
    grind: shortage.grind === 'none' ? null : shortage.grind,
    available: shortage.available,
    message: shortage.available > 0 ? `Only ${shortage.available} of ${productName} left` : `${productName} is out of stock`,
  });
}

export function totalChanged(totals: CheckoutTotals): TotalChanged {
  const { subtotalCents, discountCents, shippingCents, totalCents } = totals;
  return view(TotalChanged, {
    code: 'TOTAL_CHANGED',
    message: 'The total has changed. Please check it and pay again.',
    subtotalCents,
    discountCents,
    shippingCents,
    totalCents,
  });
}

export function alreadyPaid(paymentIntentId: string, message = 'This order has already been paid.'): AlreadyPaid {
  return view(AlreadyPaid, { code: 'ALREADY_PAID', message, paymentIntentId });
}

export function paymentUnavailable(message: string): PaymentUnavailable {
  return view(PaymentUnavailable, { code: 'PAYMENT_UNAVAILABLE', message });
}

export function holdLimit(): HoldLimit {
  return view(HoldLimit, {
    code: 'HOLD_LIMIT',
    message: 'Too many unpaid orders from your network are waiting. Pay for one of them, or try again in a few minutes.',
  });
}

export function paymentPending(): PaymentPending {
  return view(PaymentPending, {
    code: 'PAYMENT_PENDING',
    message: 'Your bank is still working on this payment. We will mail you as soon as it is through.',
  });
}

export function paymentNotCompleted(message: string | null): PaymentNotCompleted {
  return view(PaymentNotCompleted, {
    code: 'PAYMENT_NOT_COMPLETED',
    message: message ?? 'The payment was not completed. You have not been charged.',
  });
}

export function paymentRefunded(): PaymentRefunded {
  return view(PaymentRefunded, {
    code: 'PAYMENT_REFUNDED',
    message: 'This payment came too late to be honoured. The full amount is on its way back to you.',
  });
}
