import type { startTestApi } from '@brew-quest/api/testing';
import { makeShopper, type Shopper } from '../../support/factories/shoppers.ts';
import { type InProcessShop, openShop } from '../../support/open-shop.ts';

export interface AccountsApi extends InProcessShop {
  signUp(): Promise<Shopper>;
}

/** For open-chat.ts and aimock.test.ts, until they take a shop and call makeShopper themselves. */
export async function openAccounts(env: Record<string, string>, app: Parameters<typeof startTestApi>[1] = {}): Promise<AccountsApi> {
  const shop = await openShop({ processes: 'in-process', env, app });
  return { ...shop, signUp: () => makeShopper(shop) };
}
