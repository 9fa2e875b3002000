import type { AdminStaffQuery, StaffRole } from '../../../generated/admin/staff/graphql.ts';

export type Member = AdminStaffQuery['adminStaff']['members'][number];
export type Invitation = AdminStaffQuery['adminStaff']['invitations'][number];

export const ROLE_NAMES: Record<StaffRole, string> = { ADMIN: 'Administrator', COFFEE_ADMIN: 'Coffee admin' };

export const ROLE_DUTIES: Record<StaffRole, string> = {
  ADMIN: 'Everything: orders, money, customers, coupons, the staff.',
  COFFEE_ADMIN: 'Characters, products, prices and stock.',
};

/** Why nothing of the member can be changed here; null when it can. */
export function lockedReason({ isSelf, isNamedByEnvironment }: Pick<Member, 'isSelf' | 'isNamedByEnvironment'>): string | null {
  if (isSelf) return 'This is you';
  return isNamedByEnvironment ? "Named by the server's settings" : null;
}
