import { readWebPages } from '../../../scripts/quality/web-pages.ts';

const address = { name: 'Ada Grinder', street1: '1 Bean St', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };
const item = { id: 'darth', name: 'Darth', quantity: 1, grindType: 'whole-bean', size: '12oz', price: 15.99 };
const customerInfo = { firstName: 'Ada', lastName: 'Grinder', email: 'ada@example.com', address: '1 Bean St, Portland, OR 97209' };
const coupon = {
  code: 'FUZZ',
  description: 'For a test',
  discountType: 'fixed',
  discountValue: 5,
  minimumAmount: 10,
  usageLimit: 2,
  isActive: true,
  expiresAt: '2030-12-31',
};
const coffee = {
  name: 'Fuzz',
  slug: 'fuzz',
  imageUrl: '/art/darth.png',
  description: 'For a test',
  tags: ['Test'],
  bio: 'A test.',
  greeting: 'Hello.',
  personality: 'Terse.',
  grindType: 'ground',
  lore: [{ keys: ['test'], text: 'A test.', told: 'I am a test.' }],
  stock: 10,
};
const product = {
  name: 'Fuzz',
  slug: 'fuzz-product',
  price: 12.5,
  stock: 3,
  description: 'For a test',
  imageUrl: '/art/darth.png',
  category: 'coffee',
  featured: true,
  coffeeCharacterId: 1,
};
const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Fuzz',
    description: 'A test.',
    first_mes: 'Hello.',
    tags: ['Test'],
    character_book: { entries: [{ keys: ['a'], content: 'b' }] },
  },
};
const invoice = {
  customerName: 'Corner Bakery',
  customerEmail: 'ada@example.com',
  customerPhone: '+1 555 0142',
  paymentMethod: 'Check',
  paymentStatus: 'Paid',
  notes: 'Back door',
  couponCode: 'FUZZ',
  discount: '1.00',
  items: [{ name: 'Darth', quantity: 2, price: '29.99', grindType: 'ground' }],
  subtotal: '59.98',
  total: '58.98',
};
const chat = 'AbcdefghijklmnopqrstU';

/** A valid request for each route of api/permissions.json. A GET has its query here. */
export const restSamples: Record<string, Record<string, unknown>> = {
  'DELETE /api/admin/coffees/:id': {},
  'DELETE /api/admin/coupons/:id': {},
  'DELETE /api/admin/products/:id': {},
  'DELETE /api/chats/:sessionId/:coffeeSlug': {},
  'GET /admin/playground': {},
  'GET /api/admin/coffees': {},
  'GET /api/admin/coffees/:slug/card': {},
  'GET /api/admin/coupons': {},
  'GET /api/admin/invoices': {},
  'GET /api/admin/invoices/:number.pdf': {},
  'GET /api/admin/products': {},
  'GET /api/admin/customers': {},
  'GET /api/admin/orders': {},
  'GET /api/admin/orders.csv': {
    q: 'ada',
    status: 'paid,refunded',
    from: '2026-01-01',
    min: '5',
    coupon: 'BREW10',
    source: 'shop',
    sort: '-total',
    ids: 'BQ-1',
    columns: 'number,total',
  },
  'GET /api/auth/user': {},
  'GET /api/chats/:sessionId/:coffeeSlug': {},
  'GET /api/coffees': {},
  'GET /api/config': {},
  'GET /api/orders/my-orders': { page: '1', pageSize: '10' },
  'GET /api/products': {},
  'GET /art/cup-:tint.svg': {},
  'GET /pictures/:name': {},
  'POST /admin/playground/graphql': { query: '{ products { slug } }', variables: {}, operationName: null },
  'POST /api/admin/coffees': coffee,
  'POST /api/admin/coffees/card': card,
  'POST /api/admin/coupons': coupon,
  'POST /api/admin/invoices': invoice,
  'POST /api/admin/pictures': {},
  'POST /api/admin/products': product,
  'POST /api/auth/admin-login': { username: 'barista', password: 'not-the-one' },
  'POST /api/auth/forgot-password': { email: 'ada@example.com' },
  'POST /api/auth/login': { email: 'ada@example.com', password: 'not-the-one' },
  'POST /api/auth/logout': {},
  'POST /api/auth/register': { firstName: 'Ada', lastName: 'Grinder', email: 'ada@example.com', password: 'ground-coffee' },
  'POST /api/auth/reset-password': { token: 'a-token', password: 'ground-coffee', confirmPassword: 'ground-coffee' },
  'POST /api/auth/second-factor': { code: '123456' },
  'POST /api/chat': {
    message: 'Something with cocoa, please',
    sessionId: chat,
    coffeeSlug: 'darth',
    clientKey: 'key-1',
    retryOf: '0b0e5f2e-4444-4222-8333-444455556666',
  },
  'POST /api/create-checkout-session': {
    cartItems: [item],
    customerEmail: 'ada@example.com',
    successUrl: 'http://localhost:3000/order-success',
    cancelUrl: 'http://localhost:3000/checkout',
  },
  'POST /api/create-payment-intent': {
    amount: 21.98,
    cartItems: [item],
    email: 'ada@example.com',
    couponCode: 'BREW10',
    rateId: '0b0e5f2e-2222-4222-8333-444455556666',
    shippingAddress: address,
    customerInfo,
  },
  'POST /api/process-payment': { paymentIntentId: 'pi_3Abcdefghijklmnop', customerInfo },
  'POST /api/shipping-rates': { toAddress: address, items: [item] },
  'POST /api/validate-coupon': { code: 'BREW10', subtotal: 31.98 },
  'POST /api/vitals': { route: '/store/:slug', figures: [{ name: 'LCP', value: 900, rating: 'good' }] },
  'PUT /api/admin/coffees/:id': { ...coffee, version: 1 },
  'PUT /api/admin/coupons/:id': { ...coupon, version: 1 },
  'PUT /api/admin/products/:id': { ...product, version: 1 },
  'POST /webhooks/stripe': {
    id: 'evt_fuzz',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: 'pi_3Abcdefghijklmnop', object: 'payment_intent', amount: 2198, currency: 'usd', metadata: {} } },
  },
};

/** Pages, and the query parameters that they read. */
export const pages = [...(await readWebPages()).pages.map(({ path }) => path), '/:anything'];
export const pageParameters = ['q', 'token', 'claim', 'payment_intent', 'result', 'answers', 'page', 'next'] as const;
