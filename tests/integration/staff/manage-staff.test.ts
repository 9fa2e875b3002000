import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newEmail } from '../../support/shopper.ts';
import { linkIn, untilMailed } from '../accounts/mailbox.ts';

const shop = setupShop();
let admin: BrowserSession;
let adminId: number;
beforeAll(async () => {
  const staff = await makeStaff(shop);
  admin = staff.browser;
  adminId = staff.userId;
});

interface Answer {
  __typename: string;
  code?: string;
  message?: string;
}
async function mutate(
  call: string,
  browser = admin,
  selection = '__typename ... on UserError { code message } ... on Done { message }',
): Promise<Answer> {
  const { body } = await browser.post<{ data?: { answer: Answer }; errors?: { message: string }[] }>('/graphql', {
    query: `mutation { answer: ${call} { ${selection} } }`,
  });
  if (!body.data?.answer) throw new Error(body.errors?.[0]?.message);
  return body.data.answer;
}
async function query<T>(text: string, browser = admin): Promise<T> {
  const { body } = await browser.post<{ data?: T; errors?: { message: string }[] }>('/graphql', { query: text });
  if (!body.data) throw new Error(body.errors?.[0]?.message);
  return body.data;
}

/** The token of the newest of `count` invitations to the address. */
async function tokenFor(email: string, count = 1): Promise<string> {
  const mails = await untilMailed(shop.sandboxUrl, email, /invited to the Brew Quest staff/, count);
  return linkIn(mails.at(-1)!, '/staff-invite').searchParams.get('token')!;
}
function accept(token: string, password = 'a-long-enough-password'): Promise<Answer> {
  return mutate(`acceptStaffInvite(token: "${token}", firstName: "Nova", lastName: "Barista", password: "${password}")`, shop.browser());
}

describe('invitations', () => {
  it('AUT-26 an invited address sets a password and has its role, once', async () => {
    const email = newEmail();
    expect(await mutate(`inviteStaff(email: "${email}", role: COFFEE_ADMIN)`)).toMatchObject({ __typename: 'Done' });
    const token = await tokenFor(email);
    await expect(accept(token, 'short')).rejects.toThrow('Password must be at least');
    expect(await accept(token)).toMatchObject({ __typename: 'Done' });
    expect(await accept(token)).toMatchObject({ code: 'INVITE_INVALID' });
    const browser = shop.browser();
    const { body } = await browser.post('/api/auth/admin-login', { username: email, password: 'a-long-enough-password' });
    expect(body).toMatchObject({ role: 'coffee-admin', firstName: 'Nova' });
  });

  it('AUT-26 many acceptances at once: one sets the password', async () => {
    const email = newEmail();
    await mutate(`inviteStaff(email: "${email}", role: ADMIN)`);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => accept(token, `a-long-enough-password-${n}`)));
    expect(answers.filter(({ __typename }) => __typename === 'Done')).toHaveLength(1);
  });

  it("AUT-26 a customer's account of the address becomes the staff's; its old password and sessions end", async () => {
    const customer = await makeShopper(shop);
    await mutate(`inviteStaff(email: "${customer.person.email}", role: ADMIN)`);
    await accept(await tokenFor(customer.person.email));
    expect((await customer.browser.get('/api/auth/user')).status).toBe(401);
    const { email, password } = customer.person;
    expect((await shop.browser().post('/api/auth/login', { email, password })).status).toBe(401);
  });

  it('AUT-26 a withdrawn, replaced or expired invitation is refused', async () => {
    const email = newEmail();
    await mutate(`inviteStaff(email: "${email}", role: ADMIN)`);
    const first = await tokenFor(email);
    await mutate(`inviteStaff(email: "${email}", role: ADMIN)`);
    expect(await accept(first)).toMatchObject({ code: 'INVITE_INVALID' });
    const second = await tokenFor(email, 2);
    const { adminStaff } = await query<{ adminStaff: { invitations: { id: string; email: string }[] } }>(
      '{ adminStaff { invitations { id email } } }',
    );
    const { id } = adminStaff.invitations.find((invite) => invite.email === email)!;
    await shop.sql(`update staff_invite set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await accept(second)).toMatchObject({ code: 'INVITE_INVALID' });
    await shop.sql(`update staff_invite set expires_at = now() + interval '1 day' where id = $1`, [id]);
    await mutate(`withdrawStaffInvite(id: "${id}")`, admin, 'message');
    expect(await accept(second)).toMatchObject({ code: 'INVITE_INVALID' });
  });

  it('AUT-26 an address of the staff cannot be invited again', async () => {
    const { person } = await makeStaff(shop, 'coffee-admin');
    expect(await mutate(`inviteStaff(email: "${person.email.toUpperCase()}", role: ADMIN)`)).toMatchObject({
      code: 'STAFF_CHANGE_REFUSED',
    });
  });
});

describe('roles', () => {
  it('AUT-26 a new role ends the sessions of the member and is recorded', async () => {
    const member = await makeStaff(shop, 'coffee-admin');
    await mutate(`setStaffRole(id: "${member.userId}", role: ADMIN)`);
    expect((await member.browser.get('/api/auth/user')).status).toBe(401);
    const { adminAudit } = await query<{ adminAudit: { rows: object[] } }>(
      `{ adminAudit(q: "user:${member.userId}", actor: "user:${adminId}") { rows { action subject before after actorName } } }`,
    );
    expect(adminAudit.rows[0]).toEqual({
      action: 'staff-role-set',
      subject: `user:${member.userId}`,
      before: '{"role":"coffee-admin"}',
      after: '{"role":"admin"}',
      actorName: 'Ada Grinder',
    });
  });

  it('AUT-26 who is no longer staff is refused at once', async () => {
    const member = await makeStaff(shop);
    await mutate(`setStaffRole(id: "${member.userId}", role: null)`);
    await expect(query('{ adminStaff { members { id } } }', member.browser)).rejects.toThrow('Admin access required');
  });

  it('AUT-26 nobody changes their own account, and accounts that the settings name stay', async () => {
    expect(await mutate(`setStaffRole(id: "${adminId}", role: null)`)).toMatchObject({ code: 'STAFF_CHANGE_REFUSED' });
    const member = await makeStaff(shop);
    await shop.sql('update users set is_named_by_environment = true where id = $1', [member.userId]);
    expect(await mutate(`endStaffSessions(id: "${member.userId}")`)).toMatchObject({ code: 'STAFF_CHANGE_REFUSED' });
    await expect(mutate('endStaffSessions(id: "999999")')).rejects.toThrow('There is no such member of the staff');
  });

  it('AUT-26 two administrators who end each other at once: one stays', async () => {
    const [one, two] = [await makeStaff(shop), await makeStaff(shop)];
    const answers = await Promise.allSettled([
      mutate(`setStaffRole(id: "${two.userId}", role: null)`, one.browser),
      mutate(`setStaffRole(id: "${one.userId}", role: null)`, two.browser),
    ]);
    const [row] = await shop.sql<{ count: number }>(`select count(*)::int as count from users where id in ($1, $2) and role = 'admin'`, [
      one.userId,
      two.userId,
    ]);
    expect([answers.length, row?.count]).toEqual([2, 1]);
  });

  it('AUT-26 a coffee administrator sees neither staff nor audit log', async () => {
    const { browser } = await makeStaff(shop, 'coffee-admin');
    await expect(query('{ adminStaff { members { id } } }', browser)).rejects.toThrow('Admin access required');
    await expect(query('{ adminAudit { totalCount } }', browser)).rejects.toThrow('Admin access required');
  });
});
