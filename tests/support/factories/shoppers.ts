import { type BrowserSession, openBrowser } from '../browser-session.ts';
import { newEmail } from '../shopper.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function newPerson(over: Partial<Person> = {}): Person {
  return { firstName: 'Ada', lastName: 'Grinder', email: newEmail(), password: 'ground-coffee', ...over };
}

export interface Shopper {
  browser: BrowserSession;
  person: Person;
  userId: number;
}

/** A new account, signed in, in a browser of its own. */
export async function makeShopper({ baseUrl }: { baseUrl: string }, over: Partial<Person> = {}): Promise<Shopper> {
  const person = newPerson(over);
  const browser = openBrowser(baseUrl);
  const { status, body } = await browser.post<{ id: number }>('/api/auth/register', person);
  if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(body)}`);
  return { browser, person, userId: body.id };
}

type Sql = (query: string, values: unknown[]) => Promise<unknown>;

/** A member of the staff, signed in, in a browser of their own. */
export async function makeStaff(shop: { baseUrl: string; sql: Sql }, role: 'admin' | 'coffee-admin' = 'admin'): Promise<Shopper> {
  const staff = await makeShopper(shop, { password: 'long-enough-for-staff' });
  await shop.sql('update users set role = $2 where id = $1', [staff.userId, role]);
  return staff;
}
