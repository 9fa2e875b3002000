import { day, manyOf, oneOf } from '../../../features/admin/kit/list/filter-codecs.ts';
import { writeListState } from '../../../features/admin/kit/list/list-state.ts';
import type { ListState } from '../../../features/admin/kit/list/list-state.ts';
import type { ListControl } from '../../../features/admin/kit/list/use-list-state.ts';
import type {
  AdminInvoicesQuery,
  AdminInvoicesQueryVariables,
  InvoicePaymentMethod,
  InvoiceSort,
  InvoiceStatus,
} from '../../../generated/admin/invoices/graphql.ts';

export type InvoiceRow = AdminInvoicesQuery['adminInvoices']['rows'][number];

export const METHODS = ['cash', 'check', 'venmo', 'paypal', 'credit-card'] as const;
type Method = (typeof METHODS)[number];

/** As the paper has them. */
export const METHOD_NAMES: Record<InvoicePaymentMethod, string> = {
  CASH: 'Cash',
  CHECK: 'Check',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CREDIT_CARD: 'Credit Card',
};

/** The name of the address as GraphQL has it. */
export function methodValue(method: Method): InvoicePaymentMethod {
  return method.toUpperCase().replace('-', '_') as InvoicePaymentMethod;
}

/** What the list can be asked for, as it stands in the address. */
export const INVOICE_LIST = {
  filters: { status: oneOf(['paid', 'void']), method: manyOf(METHODS), from: day(), to: day() },
  sorts: ['number', 'date', 'total'],
  defaultSort: '-number',
} as const;

type Sort = (typeof INVOICE_LIST.sorts)[number];
type InvoiceListState = ListState<typeof INVOICE_LIST.filters, Sort>;
export type InvoiceList = ListControl<typeof INVOICE_LIST.filters, Sort>;
export type InvoiceFilters = InvoiceListState['filters'];

/** Numbers are given in the order of time. */
function sortOf({ key, isDescending }: InvoiceListState['sort']): InvoiceSort {
  if (key === 'total') return isDescending ? 'LARGEST' : 'SMALLEST';
  return isDescending ? 'NEWEST' : 'OLDEST';
}

export function queryOf({ q, filters, sort, page, size }: InvoiceListState): AdminInvoicesQueryVariables {
  const { status, method, from, to } = filters;
  return {
    q,
    statuses: status ? [status.toUpperCase() as InvoiceStatus] : [],
    methods: method?.map(methodValue) ?? [],
    from: from ?? null,
    to: to ?? null,
    sort: sortOf(sort),
    page,
    pageSize: size,
  };
}

/** The file of the same invoices, all pages of them. */
export function exportHref({ q, filters }: InvoiceListState): string {
  const params = writeListState({ q, filters, sort: { key: 'number', isDescending: true }, page: 1, size: 25, view: null }, INVOICE_LIST);
  return `/api/admin/invoices.csv${params.size > 0 ? `?${params.toString()}` : ''}`;
}

const PRINT = 'print=1';

/** The page of an invoice. It keeps the address of the list, to lead back to it. */
export function invoiceHref(number: string, address: string): string {
  return `/admin/invoices/${encodeURIComponent(number)}${address && `?${address}`}`;
}

/** The same page, which prints itself once. */
export function printHref(number: string, address: string): string {
  return invoiceHref(number, [address, PRINT].filter(Boolean).join('&'));
}

/** The path of the PDF at the shop. */
export function pdfPath(number: string): string {
  return `/api/admin/invoices/${encodeURIComponent(number)}.pdf`;
}
