export { AccountsResolver } from './accounts.resolver.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { mailPasswordChanged } from './passwords/change-password.ts';
export { mailPasswordReset } from './passwords/password-reset.ts';
export { alignStaff } from './staff/align-staff.ts';
export { findStaffName } from './staff/find-staff-name.ts';
export { refuseDemoStaff } from './staff/refuse-demo-staff.ts';
export { asStaff, currentUser, requireRole, requireUser } from './signed-in.ts';
