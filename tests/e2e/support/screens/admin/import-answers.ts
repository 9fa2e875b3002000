/** Parts of answers about imports, for screens whose rows must be the same in every run. */

export const COUNTS = {
  __typename: 'ImportCountsView',
  rows: 1204,
  orders: 987,
  new: 812,
  updated: 14,
  unchanged: 155,
  rejected: 6,
  rejectedRows: 9,
  warnings: 2,
  removed: 12,
  kept: 1,
  newCustomers: 41,
  items: 1043,
};

export function runOf(change: object) {
  return {
    __typename: 'ImportRun',
    id: 'run-4',
    kind: 'STANDARD',
    state: 'DONE',
    fileName: 'wix-orders-2024.csv',
    fileBytes: 214_000,
    uploadedBy: 'captain',
    createdAt: '2026-11-20T23:04:00.000Z',
    problem: null,
    canUndo: false,
    undoRefusal: null,
    workSeconds: 1.4,
    counts: COUNTS,
    kept: null,
    ...change,
  };
}

export function column(
  name: string,
  target: string | null = null,
  confidence = 100,
  source: string | null = 'SAME_NAME',
  samples: string[] = [],
) {
  return { __typename: 'ImportColumn', name, samples, target, confidence, source: target === null ? null : source };
}

export const WIX_COLUMNS = [
  column('Order number', 'ORDER_NUMBER', 100, 'SAME_NAME', ['10412', '10413', '10413']),
  column('Date created', 'ORDER_DATE', 100, 'SAME_NAME', ['Dec 11, 2024']),
  column('Time', 'ORDER_TIME', 100, 'SAME_NAME', ['2:10:40 PM']),
  column('Contact email', 'EMAIL', 100, 'SAME_NAME', ['m••••@example.com']),
  column('Item', 'ITEM_NAME', 100, 'SAME_NAME', ['Lord Darkroast']),
  column('Qty', 'ITEM_QUANTITY', 97, 'ALIAS', ['1', '2', '1']),
  column('Price', 'ITEM_PRICE', 100, 'SAME_NAME', ['16', '16', '17']),
  column('Custom text', 'NOTE', 41, 'VALUES', ['gift for •••, leave at •••']),
  column('Delivery zip/postal code', 'ZIP', 88, 'SIMILAR_NAME', ['"97205"']),
  column('Recipient name', 'FULL_NAME', 58, 'VALUES', ['M••• L•••']),
  ...['Deposit amount', 'Delivery method', 'Billing company name', 'Gift card amount', 'Shipping label'].map((name) => column(name)),
];

export const FEW_COLUMNS = [
  column('Bon', 'ORDER_NUMBER', 72, 'MODEL', ['A-17', 'A-18']),
  column('When', 'ORDER_DATE', 80, 'VALUES', ['03/04/25']),
  column('Who', 'EMAIL', 95, 'VALUES', ['j••••@example.com']),
  column('What', 'ITEM_NAME', 60, 'MODEL', ['Merry Mint']),
  column('How many', 'ITEM_QUANTITY', 84, 'MODEL', ['2']),
  column('Each', 'ITEM_PRICE', 66, 'VALUES', ['$16.00']),
  column('Remarks', null, 0, null, ['ring twice']),
];

export const REJECTIONS = [
  [[411, 412, 413, 414], 'Order number', '10588', 'has two dates in one order'],
  [[131, 132], 'Order number', '', 'is missing: an order needs a number'],
  [[48], 'Price', '12,5O', 'is not an amount; is the last one a letter?'],
  [[305], 'Qty', '-1', 'is less than 1'],
  [[902], 'Date created', '31 Feb 2024', 'is no such day'],
  [[77, 90], 'Total', '48.00', 'is not what its lines come to; 49.00 is stored', true],
].map(([rows, name, found, message, isWarning = false]) => ({
  __typename: 'ImportRejectionGroup',
  rows,
  rowCount: (rows as number[]).length,
  column: name,
  found,
  message,
  isWarning,
}));

export function progressOf(change: object) {
  return {
    __typename: 'ImportProgressView',
    phase: 'store',
    doneCount: 620_140,
    totalCount: 1_000_000,
    rejectedCount: 412,
    rowsPerSecond: 48_300,
    isStalled: false,
    ...change,
  };
}

export function detailOf(change: object) {
  return {
    __typename: 'ImportDetail',
    run: runOf({}),
    systemName: 'Wix Stores',
    encoding: 'UTF_8',
    delimiter: ',',
    headerRow: 1,
    columns: WIX_COLUMNS,
    targets: [
      'ORDER_NUMBER',
      'ORDER_DATE',
      'ORDER_TIME',
      'EMAIL',
      'FULL_NAME',
      'ITEM_NAME',
      'ITEM_QUANTITY',
      'ITEM_PRICE',
      'LINE_TOTAL',
      'ZIP',
      'NOTE',
    ],
    subject: 'ORDERS',
    requiredOfCustomers: ['EMAIL'],
    requiredOfOrders: ['ORDER_NUMBER', 'ORDER_DATE', 'ITEM_NAME', 'ITEM_QUANTITY', 'ITEM_PRICE'],
    dateOrder: 'MONTH_FIRST',
    timeZone: 'America/New_York',
    dateExamples: [
      { __typename: 'ImportDateExample', dateOrder: 'MONTH_FIRST', found: 'Dec 11, 2024 2:10:40 PM', wallTime: '2024-12-11T14:10:40' },
    ],
    replaces: null,
    rejections: [],
    preview: [],
    progress: null,
    waitsFor: null,
    waiting: [],
    ...change,
  };
}
