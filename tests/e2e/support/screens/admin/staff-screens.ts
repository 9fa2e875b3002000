import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

function member(id: number, name: string, over: object = {}) {
  return {
    __typename: 'StaffMember',
    id: `${id}`,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@brewquest.example`,
    username: null,
    role: 'ADMIN',
    isNamedByEnvironment: false,
    hasSecondFactor: false,
    isSelf: false,
    lastSignInAt: '2026-11-21T14:21:00.000Z',
    ...over,
  };
}

const INVITATION = {
  __typename: 'StaffInvitation',
  id: '7',
  email: 'nova@beans.example',
  role: 'COFFEE_ADMIN',
  expiresAt: '2026-11-24T10:00:00.000Z',
};

function staff(isSelfSecured = false) {
  const members = [
    member(1, 'Shop Captain', { isSelf: true, isNamedByEnvironment: true, hasSecondFactor: isSelfSecured }),
    member(2, 'House Barista', { email: null, username: 'barista', role: 'COFFEE_ADMIN', lastSignInAt: null }),
    member(3, 'Maya Lindqvist', { hasSecondFactor: true }),
  ];
  return { data: { adminStaff: { __typename: 'StaffList', members, invitations: [INVITATION] } } };
}

async function openStaff(page: Page, isSelfSecured = false): Promise<void> {
  await answerOperation(page, 'adminStaff', staff(isSelfSecured));
  await page.goto('/admin/staff');
  await expect(page.getByRole('row', { name: /Maya Lindqvist/ })).toBeVisible();
}

function line(id: number, over: object) {
  return {
    __typename: 'AuditLine',
    id: `${id}`,
    actor: 'user:1',
    actorName: 'Shop Captain',
    action: 'coupon-edited',
    subject: 'coupon:4',
    before: '{"discountValue":10}',
    after: '{"discountValue":15}',
    createdAt: '2026-11-21T14:21:00.000Z',
    ...over,
  };
}

const AUDIT = {
  data: {
    adminAudit: {
      __typename: 'AuditPage',
      rows: [
        line(9, {}),
        line(8, { action: 'order-refunded', subject: 'order:2185', before: null, after: '{"amountCents":1600,"reason":"out-of-stock"}' }),
        line(7, { action: 'staff-signed-in', subject: 'user:1', before: null, after: null }),
        line(6, {
          actor: 'visitor',
          actorName: null,
          action: 'sign-in-failures',
          subject: 'ip:198.51.100.7',
          before: null,
          after: '{"limit":"loginFailuresIp"}',
        }),
      ],
      totalCount: 4,
      isCountCapped: false,
    },
  },
};

async function openAudit(page: Page, answer: object | null, address = '/admin/audit'): Promise<void> {
  await answerOperation(page, 'adminAudit', answer);
  await page.goto(address);
}

/** The staff and the audit log in their states. */
export const staffScreens: readonly Screen[] = [
  { name: 'admin-staff', signedInAs: 'admin', open: ({ page }) => openStaff(page) },
  {
    name: 'admin-staff-invite',
    signedInAs: 'admin',
    async open({ page }) {
      await openStaff(page);
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      await expect(page.getByText('The e-mail address is missing')).toBeVisible();
    },
  },
  {
    name: 'admin-staff-member',
    signedInAs: 'admin',
    async open({ page }) {
      await openStaff(page);
      await page.getByRole('button', { name: 'Maya Lindqvist' }).click();
      await expect(page.getByRole('button', { name: 'Take the app off' })).toBeVisible();
    },
  },
  {
    name: 'admin-staff-end',
    signedInAs: 'admin',
    async open({ page }) {
      await openStaff(page);
      await page.getByRole('button', { name: 'Maya Lindqvist' }).click();
      await page.getByRole('button', { name: 'End membership' }).click();
      await expect(page.getByText('Shall Maya Lindqvist stop being staff?')).toBeVisible();
    },
  },
  {
    name: 'admin-staff-app',
    signedInAs: 'admin',
    async open({ page }) {
      await openStaff(page);
      await page.getByRole('button', { name: 'Set up the app' }).click();
      await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    },
  },
  {
    name: 'admin-proof',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'beginSecondFactor', refusal('PROOF_REQUIRED', 'Confirm that it is you first'));
      await openStaff(page);
      await page.getByRole('button', { name: 'Set up the app' }).click();
      await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
    },
  },
  {
    name: 'admin-audit',
    signedInAs: 'admin',
    async open({ page }) {
      await openAudit(page, AUDIT);
      await expect(page.getByText('Order refunded')).toBeVisible();
    },
  },
  {
    name: 'admin-audit-none',
    signedInAs: 'admin',
    async open({ page }) {
      const none = { data: { adminAudit: { ...AUDIT.data.adminAudit, rows: [], totalCount: 0 } } };
      await openAudit(page, none, '/admin/audit?q=teapot&actor=user:1');
      await expect(page.getByRole('heading', { name: 'Nothing under this stone' })).toBeVisible();
    },
  },
  {
    name: 'admin-audit-error',
    signedInAs: 'admin',
    async open({ page }) {
      await openAudit(page, refusal('UNAVAILABLE', 'Please try again in a moment.', 'req-2001'));
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  {
    name: 'admin-audit-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await openAudit(page, null);
      await expect(page.getByText('counting')).toBeAttached();
    },
  },
];
