import { Migration20261121000000Opening } from './20261121000000-opening.ts';
import { Migration20261121020000Accounts } from './20261121020000-accounts.ts';
import { Migration20261121050000Chat } from './20261121050000-chat.ts';
import { Migration20261122010000QuotedParcels } from './20261122010000-quoted-parcels.ts';
import { Migration20261122020000CheckoutOwners } from './20261122020000-checkout-owners.ts';
import { Migration20261122030000CouponCodes } from './20261122030000-coupon-codes.ts';
import { Migration20261122040000PaymentChecks } from './20261122040000-payment-checks.ts';
import { Migration20261122070000GoingLive } from './20261122070000-going-live.ts';
import { Migration20261122080000ProductTexts } from './20261122080000-product-texts.ts';
import { Migration20261122090000OneWriter } from './20261122090000-one-writer.ts';
import { Migration20261122100000GuestCup } from './20261122100000-guest-cup.ts';
import { Migration20261122200327Administration } from './20261122200327-administration.ts';
import { Migration20261122202604Refunds } from './20261122202604-refunds.ts';
import { Migration20261122204148SecondFactor } from './20261122204148-second-factor.ts';
import { Migration20261122204502StaffInvites } from './20261122204502-staff-invites.ts';
import { Migration20261122204653Customers } from './20261122204653-customers.ts';
import { Migration20261122204840Pictures } from './20261122204840-pictures.ts';
import { Migration20261122205114OverviewFigures } from './20261122205114-overview-figures.ts';
import { Migration20261122205847OrderLists } from './20261122205847-order-lists.ts';
import { Migration20261122212724Invoices } from './20261122212724-invoices.ts';
import { Migration20261122232931AuditEntryAction } from './20261122232931-audit-entry-action.ts';
import { Migration20261123000129OrdersReview } from './20261123000129-orders-review.ts';

/** Every migration in order, by hand; the list is what a bundled api can see. */
export const migrations = [
  { name: '20261121000000-opening', class: Migration20261121000000Opening },
  { name: '20261121020000-accounts', class: Migration20261121020000Accounts },
  { name: '20261121050000-chat', class: Migration20261121050000Chat },
  { name: '20261122010000-quoted-parcels', class: Migration20261122010000QuotedParcels },
  { name: '20261122020000-checkout-owners', class: Migration20261122020000CheckoutOwners },
  { name: '20261122030000-coupon-codes', class: Migration20261122030000CouponCodes },
  { name: '20261122040000-payment-checks', class: Migration20261122040000PaymentChecks },
  { name: '20261122070000-going-live', class: Migration20261122070000GoingLive },
  { name: '20261122080000-product-texts', class: Migration20261122080000ProductTexts },
  { name: '20261122090000-one-writer', class: Migration20261122090000OneWriter },
  { name: '20261122100000-guest-cup', class: Migration20261122100000GuestCup },
  { name: '20261122200327-administration', class: Migration20261122200327Administration },
  { name: '20261122202604-refunds', class: Migration20261122202604Refunds },
  { name: '20261122204148-second-factor', class: Migration20261122204148SecondFactor },
  { name: '20261122204502-staff-invites', class: Migration20261122204502StaffInvites },
  { name: '20261122204653-customers', class: Migration20261122204653Customers },
  { name: '20261122204840-pictures', class: Migration20261122204840Pictures },
  { name: '20261122205114-overview-figures', class: Migration20261122205114OverviewFigures },
  { name: '20261122205847-order-lists', class: Migration20261122205847OrderLists },
  { name: '20261122212724-invoices', class: Migration20261122212724Invoices },
  { name: '20261122232931-audit-entry-action', class: Migration20261122232931AuditEntryAction },
  { name: '20261123000129-orders-review', class: Migration20261123000129OrdersReview },
];
