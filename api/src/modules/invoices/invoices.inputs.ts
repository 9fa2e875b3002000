import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { isOneLine, NOT_ON_ONE_LINE } from '../../platform/lib/input-text.ts';
import { type Grind, grindEnum, grinds } from '../catalog/index.ts';
import { type PaymentMethod, paymentMethods } from './invoices.entity.ts';
import { PaymentMethodEnum } from './invoices.results.ts';
import { invoiceSums, MAX_INVOICE_CENTS, MAX_INVOICE_ITEMS } from './invoices.rules.ts';

@InputType({ description: 'A line of a new invoice.' })
export class InvoiceItemInput {
  @Field(() => String, { description: 'What was sold; from 1 to 120 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'From 1; 1 by default.' })
  quantity?: number;

  @Field(() => Int, { description: 'Of one, in US cents.' })
  priceCents!: number;

  @Field(() => grindEnum, { nullable: true, description: 'WHOLE_BEAN by default.' })
  grind?: Grind;
}

@InputType({ description: 'A new invoice. Its sums are worked out from its lines.' })
export class InvoiceInput {
  @Field(() => String, { description: 'Who it is for; from 1 to 120 characters.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Their e-mail address.' })
  customerEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Their telephone number.' })
  customerPhone?: string | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'CASH by default.' })
  paymentMethod?: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'A code that was named at the counter; it is noted only.' })
  couponCode?: string | null;

  @Field(() => Int, { nullable: true, description: 'In US cents; 0 by default.' })
  discountCents?: number;

  @Field(() => [InvoiceItemInput], { description: 'From 1 to 1,000 lines.' })
  items!: InvoiceItemInput[];
}

function line(most: number, name: string) {
  return z.string().trim().max(most, `${name} is too long`).refine(isOneLine, `${name} ${NOT_ON_ONE_LINE}`);
}

/** An empty text is none. */
function optional(schema: z.ZodType<string, string>) {
  return z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null);
}

const cents = z.number().int().min(0, 'An amount must not be below 0').max(100_000_000, 'An amount is too large');

/** The key of the dialog, so that a double submit is one invoice. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/, 'The key has 16 to 64 letters, digits, - or _');

export const newInvoice = z
  .object({
    customerName: line(120, 'Customer name').min(1, 'Customer name is required'),
    customerEmail: optional(z.email('Enter an e-mail address').max(254)),
    customerPhone: optional(line(40, 'Phone')),
    paymentMethod: z.enum(paymentMethods).default('cash'),
    notes: z
      .string()
      .trim()
      .max(2_000, 'Notes are too long')
      .nullish()
      .transform((notes) => notes ?? ''),
    couponCode: optional(line(64, 'Coupon code')),
    discountCents: cents.default(0),
    items: z
      .array(
        z.object({
          name: line(120, 'Product').min(1, 'Product is required'),
          quantity: z.number().int().min(1, 'Quantity must be at least 1').max(10_000, 'Quantity is too large').default(1),
          priceCents: cents,
          grind: z.enum(grinds).default('whole-bean'),
        }),
      )
      .min(1, 'At least one item is required')
      .max(MAX_INVOICE_ITEMS, 'An invoice has at most 1,000 lines'),
  })
  .refine(({ items }) => invoiceSums(items, 0).subtotalCents <= MAX_INVOICE_CENTS, { message: 'The total is too large', path: ['items'] });
