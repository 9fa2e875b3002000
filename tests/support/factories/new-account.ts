import type { InProcessShop } from '../open-shop.ts';
import { newEmail } from '../shopper.ts';
import type { Shopper } from './shoppers.ts';

const copyAccount = `insert into users (first_name, last_name, email, password_hash, created_at)
  select first_name, last_name, $2, password_hash, now() from users where id = $1 returning id`;

/**
 * Moves the shopper's session to a new account with the same name and password. For tests that need hundreds of accounts: a registration
 * hashes the password, which is slow by design.
 */
export async function moveToNewAccount(shop: InProcessShop, shopper: Shopper): Promise<Shopper> {
  const { browser, person, userId } = shopper;
  const email = newEmail();
  const [account] = await shop.sql<{ id: number }>(copyAccount, [userId, email]);
  const id = account!.id;
  const [, sessionId] = /^s:([^.]+)/.exec(decodeURIComponent(browser.cookies.get('brew.sid') ?? '')) ?? [];
  const key = `${shop.database.prefix}:session:${sessionId}`;
  const session = JSON.parse((await shop.app.redis.get(key)) ?? '{}') as object;
  await shop.app.redis.set(key, JSON.stringify({ ...session, userId: id }), { expiration: 'KEEPTTL' });
  return { browser, person: { ...person, email }, userId: id };
}
