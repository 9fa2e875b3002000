import { buildShopSchema } from '@brew-quest/api/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import permissions from '../../../api/permissions.json' with { type: 'json' };
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, newPerson } from '../../support/factories/shoppers.ts';
import { adminLogin, coffeeAdminLogin } from '../../support/shop/staff.ts';
import { setupShop } from '../../support/open-shop.ts';
import { callGraphql, callRest, documentOf } from './sample-calls.ts';

const schema = await buildShopSchema();
const operations = new Map(
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, documentOf(type.name.toLowerCase(), field)] as const),
  ),
);

type Role = keyof (typeof permissions.doors)['everyone'];
const customer = newPerson();
const roles: Record<Role, { path: string; body: Record<string, string> } | null> = {
  anonymous: null,
  customer: { path: '/api/auth/login', body: { ...customer } },
  'coffee-admin': { path: '/api/auth/admin-login', body: coffeeAdminLogin },
  admin: { path: '/api/auth/admin-login', body: adminLogin },
};

const shop = setupShop({ processes: 'in-process' });
beforeAll(async () => {
  await makeShopper(shop, customer);
});

function listedRoutes(): string[] {
  return shop.routes.flatMap(({ path, methods }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`));
}

test('AUT-11: every GraphQL operation has one entry in api/permissions.json, and every entry has an operation', () => {
  expect(Object.keys(permissions.graphql).toSorted()).toEqual([...operations.keys()].toSorted());
});

test('AUT-11: every REST route has one entry in api/permissions.json, and every entry has a route', () => {
  expect(Object.keys(permissions.rest).toSorted()).toEqual(listedRoutes().toSorted());
});

describe.each(Object.keys(roles) as Role[])('AUT-11: the permissions of %s', (role) => {
  let browser: BrowserSession;
  /** Signs in again: a call may have signed the role out or another user in. */
  async function signInAsRole(): Promise<void> {
    const entry = roles[role];
    if (browser && (entry === null || browser.cookies.has('brew.sid'))) return;
    browser = shop.browser();
    const answer = entry && (await browser.post(entry.path, entry.body));
    if (answer && answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  }
  function expectedVerdicts(doors: Record<string, string>) {
    return Object.fromEntries(
      Object.entries(doors).map(([name, door]) => [name, permissions.doors[door as keyof typeof permissions.doors][role]]),
    );
  }

  test('in GraphQL are those of the matrix', async () => {
    const found: Record<string, string> = {};
    for (const [name, document] of operations) {
      await signInAsRole();
      found[name] = await callGraphql(shop, browser, document);
    }
    expect(found).toEqual(expectedVerdicts(permissions.graphql));
  });

  test('in REST are those of the matrix', async () => {
    const found: Record<string, string> = {};
    for (const route of listedRoutes()) {
      await signInAsRole();
      found[route] = await callRest(browser, route);
    }
    expect(found).toEqual(expectedVerdicts(permissions.rest));
  });
});
