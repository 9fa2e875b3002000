export { PasswordReset, type Role, User } from './accounts.entity.ts';
export { mailPasswordChangedJob, mailPasswordResetJob } from './accounts.jobs.ts';
export { AccountsResolver } from './accounts.resolver.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { mailPasswordChanged } from './passwords/change-password.ts';
export { mailPasswordReset } from './passwords/password-reset.ts';
export { hashPassword } from './passwords/argon2.ts';
export { currentUser, requireRole, requireUser } from './signed-in.ts';
