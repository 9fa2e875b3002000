import { openShop, type RealShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

export type { RealShop };

/** For killed-processes.test.ts, until it says `setupShop({ env: quickRecovery })` as its neighbours do. */
export function openQuickShop(): Promise<RealShop> {
  return openShop({ env: quickRecovery });
}
