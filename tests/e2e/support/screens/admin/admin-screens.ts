import { characterScreens } from './character-screens.ts';
import { coffeeScreens } from './coffee-screens.ts';
import { couponsScreens } from './coupons-screens.ts';
import { customersScreens } from './customers-screens.ts';
import { importScreens } from './import-screens.ts';
import { invoicesScreens } from './invoices-screens.ts';
import { orderScreens } from './order-screens.ts';
import { ordersScreens } from './orders-screens.ts';
import { overviewScreens } from './overview-screens.ts';
import { playgroundScreens } from './playground-screens.ts';
import { staffScreens } from './staff-screens.ts';
import { stripeTestScreens } from './stripe-test-screens.ts';
import { tvScreens } from './tv-screens.ts';
import type { Screen } from '../screen.ts';

/** The screens of the portal, room by room. */
export const adminScreens: readonly Screen[] = [
  ...characterScreens,
  ...coffeeScreens,
  ...couponsScreens,
  ...customersScreens,
  ...importScreens,
  ...invoicesScreens,
  ...orderScreens,
  ...ordersScreens,
  ...overviewScreens,
  ...playgroundScreens,
  ...staffScreens,
  ...stripeTestScreens,
  ...tvScreens,
];
