import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { type Grind, grindEnum } from '../catalog/index.ts';
import { type InvoiceStatus, invoiceStatuses, type PaymentMethod, paymentMethods } from './invoices.entity.ts';
import { InvoicePaper } from './invoice-paper.ts';

export const PaymentMethodEnum = registerList(paymentMethods, {
  name: 'InvoicePaymentMethod',
  description: 'How an invoice was paid.',
  values: { cash: 'Cash.', check: 'Check.', venmo: 'Venmo.', paypal: 'PayPal.', 'credit-card': 'Credit card.' },
});

export const InvoiceStatusEnum = registerList(invoiceStatuses, {
  name: 'InvoiceStatus',
  description: 'Whether an invoice counts.',
  values: { paid: 'It is paid.', void: 'It does not count any more; its number stays taken.' },
});

@ObjectType({ description: 'A line of an invoice.' })
export class AdminInvoiceItem {
  @Field(() => String, { description: 'What was sold.' })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'Of one, in US cents.' })
  priceCents!: number;

  @Field(() => grindEnum, { description: 'Whole bean or ground.' })
  grind!: Grind;
}

@ObjectType({ description: 'An invoice for what was sold across the counter.' })
export class AdminInvoice {
  @Field(() => ID, { description: 'Names the invoice: INV-2026-0042.' })
  number!: string;

  @Field(() => String, { description: 'Who it is for.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Their e-mail address.' })
  customerEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Their telephone number.' })
  customerPhone!: string | null;

  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' })
  paymentMethod!: PaymentMethod;

  @Field(() => InvoiceStatusEnum, { description: 'Whether it counts.' })
  paymentStatus!: InvoiceStatus;

  @Field(() => String, { description: 'Notes, on the paper as well.' })
  notes!: string;

  @Field(() => String, { nullable: true, description: 'The coupon code that was noted.' })
  couponCode!: string | null;

  @Field(() => Int, { description: 'In US cents.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'In US cents.' })
  discountCents!: number;

  @Field(() => Int, { description: 'Subtotal minus discount, never below 0; in US cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'How many lines it has.' })
  itemCount!: number;

  @Field(() => Date, { description: 'When it was made (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it became void (ISO 8601, UTC).' })
  voidedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was mailed the last time (ISO 8601, UTC).' })
  mailedAt!: Date | null;
}

@ObjectType({ description: 'An invoice with its lines and its paper.' })
export class AdminInvoiceDetail {
  @Field(() => AdminInvoice, { description: 'Its data.' })
  invoice!: AdminInvoice;

  @Field(() => [AdminInvoiceItem], { description: 'Its lines, in order.' })
  items!: AdminInvoiceItem[];

  @Field(() => InvoicePaper, { description: 'Its texts, as the print view and the PDF show them.' })
  paper!: InvoicePaper;
}

@ObjectType({ description: 'A page of the invoices.' })
export class AdminInvoicePage {
  @Field(() => [AdminInvoice], { description: 'The invoices of the page.' })
  rows!: AdminInvoice[];

  @Field(() => Int, { description: 'How many all pages have together; at most 10,000.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than totalCount.' })
  isCountCapped!: boolean;
}

const invoiceMailStates = ['none', 'on-its-way', 'sent', 'failed'] as const;
type InvoiceMailState = (typeof invoiceMailStates)[number];

const InvoiceMailStateEnum = registerList(invoiceMailStates, {
  name: 'InvoiceMailState',
  description: 'Where the last mail with an invoice is.',
  values: {
    none: 'There was none.',
    'on-its-way': 'It is being sent, or is tried again after a failure.',
    sent: 'The mail server has taken it.',
    failed: 'All attempts have failed.',
  },
});

@ObjectType({ description: 'The last mail with an invoice.' })
export class InvoiceMail {
  @Field(() => InvoiceMailStateEnum, { description: 'Where it is.' })
  state!: InvoiceMailState;

  @Field(() => Boolean, { description: 'Whether an attempt has failed and another one follows.' })
  isTriedAgain!: boolean;

  @Field(() => Date, { nullable: true, description: 'When a mail was sent the last time (ISO 8601, UTC).' })
  mailedAt!: Date | null;
}

@ObjectType({ description: 'The invoice is stored.' })
export class InvoiceSaved {
  @Field(() => AdminInvoiceDetail, { description: 'As it is now.' })
  detail!: AdminInvoiceDetail;
}

@ObjectType({ implements: UserError, description: 'Returned when the key was used for another invoice. Code INVOICE_KEY_USED.' })
export class InvoiceKeyUsed extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Returned when an invoice has no e-mail address, or is void. Code INVOICE_NOT_MAILABLE.',
})
export class InvoiceNotMailable extends UserError {}

@ObjectType({ description: 'The mail is on its way.' })
export class InvoiceMailQueued {
  @Field(() => String, { description: 'The address it goes to.' })
  email!: string;
}

export function invoiceKeyUsed(): InvoiceKeyUsed {
  return view(InvoiceKeyUsed, { code: 'INVOICE_KEY_USED', message: 'This form has made an invoice already' });
}

export function invoiceNotMailable(message: string): InvoiceNotMailable {
  return view(InvoiceNotMailable, { code: 'INVOICE_NOT_MAILABLE', message });
}

export const CreateInvoiceResult = createUnionType({
  name: 'CreateInvoiceResult',
  description: 'What createInvoice answers.',
  types: () => [InvoiceSaved, InvoiceKeyUsed] as const,
});

export const MailInvoiceResult = createUnionType({
  name: 'MailInvoiceResult',
  description: 'What mailInvoice answers.',
  types: () => [InvoiceMailQueued, InvoiceNotMailable] as const,
});
