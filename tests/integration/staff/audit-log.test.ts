import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

async function addEntries(count: number, action: string, subject: string, detail: object = {}): Promise<void> {
  await shop.sql(
    `insert into audit_entry (actor, action, subject, detail, created_at)
     select 'visitor', $2, $3, $4, '2026-03-08T06:30:00Z'::timestamptz + n * interval '1 millisecond' from generate_series(1, $1::int) n`,
    [count, action, subject, JSON.stringify(detail)],
  );
}

describe('GET /api/admin/audit.csv', () => {
  async function read(query: string) {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${shop.baseUrl}/api/admin/audit.csv${query}`, { headers: { cookie } });
    const text = Buffer.from(await response.arrayBuffer()).toString();
    return { name: response.headers.get('content-disposition'), lines: text.trimEnd().split('\r\n') };
  }

  it('has the lines of the filter, the newest first, with formulas escaped', async () => {
    await addEntries(1, 'coupon-edited', 'coupon:7', { before: { code: 'OLD' }, after: { code: '=1+1' } });
    await addEntries(1, 'coupon-noted', 'coupon:7', { after: '=HYPERLINK("x")' });
    const { name, lines } = await read('?q=coupon:7');
    expect(name).toBe('attachment; filename="audit-log-2.csv"');
    expect(lines[0]).toBe('\uFEFFLine,When,Who,Name,What,On what,Before,After');
    expect(lines.slice(1).map((line) => line.replace(/^\d+,/, ''))).toEqual([
      `2026-03-08T06:30:00.001Z,visitor,,coupon-noted,coupon:7,,"""=HYPERLINK(\\""x\\"")"""`,
      `2026-03-08T06:30:00.001Z,visitor,,coupon-edited,coupon:7,"{""code"":""OLD""}","{""code"":""=1+1""}"`,
    ]);
  });

  it('reads thousands of lines, each once, and is itself in the log', async () => {
    await addEntries(2_300, 'many-made', 'many');
    const { name, lines } = await read('?q=many-made');
    expect(name).toContain('audit-log-2300.csv');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2_300);
    const { lines: exports } = await read('?q=audit-exported');
    expect(exports.at(1)).toContain('audit-exported,audit,,"{""count"":2300}"');
  });

  it("takes days of the shop's time zone, by the account that did it", async () => {
    await addEntries(1, 'night-shift', 'night');
    expect((await read('?q=night-shift&from=2026-03-08&to=2026-03-08')).lines).toHaveLength(2);
    expect((await read('?q=night-shift&from=2026-03-09')).lines).toHaveLength(1);
    expect((await read('?q=night-shift&actor=user:1')).lines).toHaveLength(1);
  });

  it('refuses a bad filter, a visitor, and an administrator without a fresh proof', async () => {
    expect(await admin.get('/api/admin/audit.csv?from=yesterday')).toMatchObject({ status: 400 });
    expect(await shop.browser().get('/api/admin/audit.csv')).toMatchObject({ status: 403 });
    const coffee = await makeStaff(shop, 'coffee-admin');
    expect(await coffee.browser.get('/api/admin/audit.csv')).toMatchObject({ status: 403 });
  });
});

describe('alerts of sign-ins', () => {
  async function alertCases() {
    const { adminOverview } = await admin.graphql<{
      adminOverview: { reviewCases: { kind: string; detail: string; signInAlertId: string }[] };
    }>('{ adminOverview { reviewCases { kind detail signInAlertId } } }');
    return adminOverview.reviewCases.filter(({ kind }) => kind === 'SIGN_IN');
  }

  it('AUT-05 are one case until an administrator has seen them; a later one opens another', async () => {
    expect(await alertCases()).toEqual([]);
    await addEntries(3, 'sign-in-failures', 'user:41');
    await addEntries(1, 'sign-in-failures', 'ip:192.0.2.7');
    const [alert, ...others] = await alertCases();
    expect([alert?.detail, others]).toEqual(['4 alerts, 1 account', []]);
    await addEntries(1, 'sign-in-failures', 'user:42');
    await admin.graphql('mutation ($id: ID!) { markSignInAlertsSeen(id: $id) { message } }', { id: alert!.signInAlertId });
    expect((await alertCases()).map(({ detail }) => detail)).toEqual(['1 alert, 1 account']);
  });

  it('are ended by administrators only', async () => {
    const { browser } = await makeStaff(shop, 'coffee-admin');
    await expect(browser.graphql('mutation { markSignInAlertsSeen(id: "1") { message } }')).rejects.toThrow('NOT_ALLOWED');
  });
});
