import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { shop } from '../../platform/config/shop.ts';
import { formatCents } from '../../platform/lib/money.ts';
import { view } from '../../platform/graphql/view.ts';
import type { Invoice, PaymentMethod } from './invoices.entity.ts';
import { paymentMethodNames } from './invoices.rules.ts';

@ObjectType({ description: 'A label and its value on the paper of an invoice.' })
export class PaperRow {
  @Field(() => String, { description: 'The label.' })
  label!: string;

  @Field(() => String, { description: 'The value.' })
  value!: string;
}

@ObjectType({ description: 'All texts of the paper of an invoice: the print view and the PDF show these, and no others but page numbers.' })
export class InvoicePaper {
  @Field(() => String, { description: 'INVOICE' })
  title!: string;

  @Field(() => String, { description: 'Whose invoice it is.' })
  shopName!: string;

  @Field(() => String, { description: 'The heading of the customer.' })
  billedToLabel!: string;

  @Field(() => [String], { description: 'The customer, one line each; the first is the name.' })
  billedTo!: string[];

  @Field(() => [PaperRow], { description: 'Number, date and payment method.' })
  facts!: PaperRow[];

  @Field(() => [String], { description: 'The head row of the lines.' })
  columns!: string[];

  @Field(() => [[String]], { description: 'The cells of each line.' })
  lines!: string[][];

  @Field(() => String, { description: 'PAID or VOID.' })
  stamp!: string;

  @Field(() => [PaperRow], { description: 'Subtotal and discount.' })
  sums!: PaperRow[];

  @Field(() => PaperRow, { description: 'The total.' })
  total!: PaperRow;

  @Field(() => String, { description: 'The heading of the notes.' })
  notesLabel!: string;

  @Field(() => String, { description: 'The notes; may be empty.' })
  notes!: string;

  @Field(() => String, { description: 'Name and address of the shop.' })
  footer!: string;
}

function row(label: string, value: string): PaperRow {
  return view(PaperRow, { label, value });
}

/** 1599 -> "$15.99", 120000 -> "$1,200.00". */
function money(cents: number): string {
  return formatCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** The one data object of the print view and the PDF; its items are loaded. */
export function toInvoicePaper({ env }: Pick<Context, 'env'>, invoice: Invoice): InvoicePaper {
  const { customerName, customerEmail, customerPhone, couponCode, discountCents } = invoice;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: env.SHOP_TIME_ZONE });
  const { SHIP_FROM_STREET1, SHIP_FROM_CITY, SHIP_FROM_STATE, SHIP_FROM_ZIP, MAIL_FROM } = env;
  const address = `${SHIP_FROM_STREET1}, ${SHIP_FROM_CITY} ${SHIP_FROM_STATE} ${SHIP_FROM_ZIP}`;
  return view(InvoicePaper, {
    title: 'INVOICE',
    shopName: shop.name,
    billedToLabel: 'BILLED TO',
    billedTo: [customerName, customerEmail, customerPhone].filter((text) => text !== null),
    facts: [
      row('Number', invoice.number),
      row('Date', day.format(invoice.createdAt)),
      row('Paid by', paymentMethodNames[invoice.paymentMethod as PaymentMethod]),
    ],
    columns: ['Item', 'Grind', 'Qty', 'Price', 'Amount'],
    lines: invoice.items
      .getItems()
      .map(({ name, grind, quantity, priceCents }) => [name, grind, String(quantity), money(priceCents), money(quantity * priceCents)]),
    stamp: invoice.paymentStatus === 'void' ? 'VOID' : 'PAID',
    sums: [
      row('Subtotal', money(invoice.subtotalCents)),
      row(couponCode ? `Discount (${couponCode})` : 'Discount', discountCents > 0 ? `–${money(discountCents)}` : money(0)),
    ],
    total: row('Total', money(invoice.totalCents)),
    notesLabel: 'Notes.',
    notes: invoice.notes,
    footer: [shop.name, address, MAIL_FROM.replace(/^.*<|>$/g, '')].join(' · '),
  });
}
