import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { registerList } from '../../platform/graphql/register-list.ts';
import { createInvoice } from './create-invoice.ts';
import { getInvoice } from './find-invoice.ts';
import type { InvoiceStatus, PaymentMethod } from './invoices.entity.ts';
import { InvoiceInput } from './invoices.inputs.ts';
import {
  AdminInvoiceDetail,
  AdminInvoicePage,
  CreateInvoiceResult,
  InvoiceMail,
  InvoiceStatusEnum,
  MailInvoiceResult,
  PaymentMethodEnum,
} from './invoices.results.ts';
import { invoiceSorts, listInvoices } from './list/list-invoices.ts';
import { getInvoiceMail } from './mail/find-invoice-mail.ts';
import { mailInvoice } from './mail/mail-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

const InvoiceSortEnum = registerList(invoiceSorts, {
  name: 'InvoiceSort',
  description: 'The order of a list of invoices.',
  values: { newest: 'Newest first.', oldest: 'Oldest first.', largest: 'Largest total first.', smallest: 'Smallest total first.' },
});

@Resolver()
export class InvoicesResolver {
  @Query(() => AdminInvoicePage, { description: 'The invoices. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminInvoices(
    @Ctx() ctx: Context,
    @Arg('q', () => String, { defaultValue: '', description: 'Part of a number, customer, e-mail or payment method.' }) q: string,
    @Arg('statuses', () => [InvoiceStatusEnum], { defaultValue: [], description: 'Any of these; none: all.' }) statuses: InvoiceStatus[],
    @Arg('methods', () => [PaymentMethodEnum], { defaultValue: [], description: 'Any of these; none: all.' }) methods: PaymentMethod[],
    @Arg('from', () => String, { nullable: true, description: 'The first day, YYYY-MM-DD of the shop.' }) from: string | null | undefined,
    @Arg('to', () => String, { nullable: true, description: 'The last day, YYYY-MM-DD of the shop.' }) to: string | null | undefined,
    @Arg('sort', () => InvoiceSortEnum, { defaultValue: 'newest', description: 'The order.' }) sort: (typeof invoiceSorts)[number],
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Invoices on a page, from 1 to 100.' }) pageSize: number,
  ): Promise<AdminInvoicePage> {
    return listInvoices(ctx, { q, statuses, methods, from, to, sort, page, pageSize });
  }

  @Query(() => AdminInvoiceDetail, { description: 'An invoice with its lines and its paper. Error MISSING when there is none.' })
  adminInvoice(
    @Ctx() ctx: Context,
    @Arg('number', () => ID, { description: 'Its number, such as INV-2026-0042.' }) number: string,
  ): Promise<AdminInvoiceDetail> {
    return getInvoice(ctx, number);
  }

  @Query(() => InvoiceMail, {
    description: 'How the last mail with an invoice is getting on. Error MISSING when there is no such invoice.',
  })
  adminInvoiceMail(@Ctx() ctx: Context, @Arg('number', () => ID, { description: 'Its number.' }) number: string): Promise<InvoiceMail> {
    return getInvoiceMail(ctx, number);
  }

  @Mutation(() => CreateInvoiceResult, { description: 'Makes an invoice. The same key makes one.' })
  createInvoice(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'Of the opened form: 16 to 64 letters, digits, - or _.' }) key: string,
    @Arg('input', () => InvoiceInput, { description: 'Its fields.' }) input: InvoiceInput,
  ): Promise<typeof CreateInvoiceResult> {
    return createInvoice(ctx, key, input);
  }

  @Mutation(() => AdminInvoiceDetail, { description: 'Makes an invoice void; its number stays taken. Error MISSING when there is none.' })
  voidInvoice(@Ctx() ctx: Context, @Arg('number', () => ID, { description: 'Its number.' }) number: string): Promise<AdminInvoiceDetail> {
    return voidInvoice(ctx, number);
  }

  @Mutation(() => MailInvoiceResult, { description: 'Mails an invoice with its PDF. The same key sends one mail.' })
  mailInvoice(
    @Ctx() ctx: Context,
    @Arg('number', () => ID, { description: 'Its number.' }) number: string,
    @Arg('key', () => String, { description: 'Of the opened dialog: 16 to 64 letters, digits, - or _.' }) key: string,
  ): Promise<typeof MailInvoiceResult> {
    return mailInvoice(ctx, number, key);
  }
}
