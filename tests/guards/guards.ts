import { checkout } from './checkout.ts';
import { access } from './access.ts';
import { bounds } from './bounds.ts';
import { events } from './events.ts';
import { goingLive } from './going-live.ts';
import { stockAndShipping } from './stock-and-shipping.ts';
import { imports } from './imports.ts';
import { input } from './input.ts';
import { jobs } from './jobs.ts';
import { money } from './money.ts';
import { wishes } from './wishes.ts';
import type { Guard } from './guard.ts';

/** Every guard of the product. `npm run test:guards` removes them one by one. */
export const guards: readonly Guard[] = [
  ...money,
  ...checkout,
  ...stockAndShipping,
  ...access,
  ...bounds,
  ...jobs,
  ...imports,
  ...input,
  ...events,
  ...goingLive,
  ...wishes,
];
