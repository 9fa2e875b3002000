export { auditRoutes } from './audit/audit.routes.ts';
export { mailStaffInvite } from './invite-staff.ts';
export { StaffResolver } from './staff.resolver.ts';
