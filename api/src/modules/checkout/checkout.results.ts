import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { CartInvalid, type Grind, grindEnum, type StockShortage } from '../catalog/index.ts';
import { CouponRefused } from '../coupons/index.ts';
import { QuoteExpired, RateNotFree } from '../shipping/index.ts';
import type { CheckoutTotals } from './checkout.rules.ts';

@ObjectType({ description: 'Stock and coupon are held, and the payment can be confirmed in the browser.' })
export class PaymentIntentReady {
  @Field(() => ID, { description: 'The id of the payment intent at the provider.' })
  paymentIntentId!: string;

  @Field(() => String, { description: 'The secret with which the browser confirms the payment.' })
  clientSecret!: string;

  @Field(() => ID, { description: 'The public reference of the order.' })
  orderRef!: string;

  @Field(() => Int, { description: 'The sum of the lines, in US cents.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'What the coupon takes off, in US cents; 0 for none.' })
  discountCents!: number;

  @Field(() => Int, { description: 'What shipping costs, in US cents; 0 when it is free.' })
  shippingCents!: number;

  @Field(() => Int, { description: 'What will be charged, in US cents: subtotal less discount plus shipping.' })
  totalCents!: number;

  @Field(() => Date, { description: 'Until when stock and coupon are held (ISO 8601, UTC).' })
  holdExpiresAt!: Date;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when a line asks for more than is in stock; nothing was held or charged. Code OUT_OF_STOCK.',
})
export class OutOfStock extends UserError {
  @Field(() => ID, { description: 'The slug of the product.' })
  productId!: string;

  @Field(() => grindEnum, { nullable: true, description: 'The grind that was asked for; null for what cannot be ground.' })
  grind!: Grind | null;

  @Field(() => Int, { description: 'How many are left.' })
  available!: number;
}

@ObjectType({
  implements: UserError,
  description: "Returned when the total that was sent differs from the server's; nothing was held or charged. Code TOTAL_CHANGED.",
})
export class TotalChanged extends UserError {
  @Field(() => Int, { description: 'The sum of the lines now, in US cents.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'What the coupon takes off now, in US cents.' })
  discountCents!: number;

  @Field(() => Int, { description: 'What shipping costs now, in US cents.' })
  shippingCents!: number;

  @Field(() => Int, { description: 'The total now, in US cents.' })
  totalCents!: number;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when this checkout was paid before, or its payment is in progress at the bank. Code ALREADY_PAID.',
})
export class AlreadyPaid extends UserError {
  @Field(() => ID, { description: 'The id of the payment intent that was paid, or is in progress.' })
  paymentIntentId!: string;
}

@ObjectType({
  implements: UserError,
  description:
    'Returned when the payment provider cannot be asked or refuses, or when another window changed this checkout. Nothing is lost; the call can be repeated. Code PAYMENT_UNAVAILABLE.',
})
export class PaymentUnavailable extends UserError {}

@ObjectType({ description: 'The payment is confirmed and the order exists.' })
export class PaymentProcessed {
  @Field(() => Int, { description: 'The number of the order.' })
  orderNumber!: number;

  @Field(() => ID, { description: 'The public reference of the order.' })
  orderRef!: string;

  @Field(() => String, { nullable: true, description: "The carrier's tracking number; null while the label is being bought." })
  trackingNumber!: string | null;

  @Field(() => Int, { description: 'What was charged, in US cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'A line for the shopper.' })
  message!: string;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when the bank has not decided about the payment; the shop follows it up and sends a mail. Code PAYMENT_PENDING.',
})
export class PaymentPending extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Returned when the payment was declined or not confirmed; nothing was charged. Code PAYMENT_NOT_COMPLETED.',
})
export class PaymentNotCompleted extends UserError {}

@ObjectType({
  implements: UserError,
  description:
    'Returned when the payment came too late to be honoured, after stock or coupon had gone; it is refunded in full. Code PAYMENT_REFUNDED.',
})
export class PaymentRefunded extends UserError {}

@ObjectType({
  implements: UserError,
  description:
    'Returned when the unpaid checkouts of this visitor, or of the network it comes from, hold as much as they may. Code HOLD_LIMIT.',
})
export class HoldLimit extends UserError {}

export const CreatePaymentIntentResult = createUnionType({
  name: 'CreatePaymentIntentResult',
  description: 'What createPaymentIntent answers.',
  types: () =>
    [
      PaymentIntentReady,
      CartInvalid,
      OutOfStock,
      CouponRefused,
      TotalChanged,
      QuoteExpired,
      RateNotFree,
      AlreadyPaid,
      HoldLimit,
      PaymentUnavailable,
    ] as const,
});

export const ProcessPaymentResult = createUnionType({
  name: 'ProcessPaymentResult',
  description: 'What processPayment answers.',
  types: () => [PaymentProcessed, PaymentPending, PaymentNotCompleted, PaymentRefunded, PaymentUnavailable] as const,
});

/** @param lineName names the grind too: another one may be in stock. */
export function outOfStock(shortage: StockShortage, lineName: string): OutOfStock {
  return view(OutOfStock, {
    code: 'OUT_OF_STOCK',
    productId: shortage.productSlug,
    grind: shortage.grind === 'none' ? null : shortage.grind,
    available: shortage.available,
    message: shortage.available > 0 ? `Only ${shortage.available} of ${lineName} left` : `${lineName} is out of stock`,
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
