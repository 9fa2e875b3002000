import * as z from 'zod/mini';
import { hasText } from '../../../lib/text/has-text.ts';

/** RFC 5321. All limits here repeat the server's, which decides. */
export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 100;
const SHORTEST_PASSWORD = 6;
const SHORTEST_STAFF_PASSWORD = 12;
const LONGEST_PASSWORD = 200;

const TOO_LONG = 'Password must be at most 200 characters';
const CURRENT_MISSING = 'Enter your current password';

const email = z
  .string('Invalid email address')
  .check(z.trim(), z.maxLength(LONGEST_EMAIL, 'Invalid email address'), z.email('Invalid email address'));

const password = z
  .string('Password must be at least 6 characters')
  .check(z.minLength(SHORTEST_PASSWORD, 'Password must be at least 6 characters'), z.maxLength(LONGEST_PASSWORD, TOO_LONG));

const CONFIRMATION_MISSING = 'Password confirmation is required';
const confirmation = z.string(CONFIRMATION_MISSING).check(z.minLength(SHORTEST_PASSWORD, CONFIRMATION_MISSING));

function present(missing: string, longest: number, tooLong: string) {
  return z.string(missing).check(z.trim(), z.refine(hasText, missing), z.maxLength(longest, tooLong));
}

function name(missing: string) {
  return present(missing, LONGEST_NAME, 'Name must be at most 100 characters');
}

export const loginSchema = z.object({ email, password });

export const registerSchema = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email,
  password,
});

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z
  .object({
    token: z.string('Reset token is required').check(z.minLength(1, 'Reset token is required')),
    password,
    confirmPassword: confirmation,
  })
  .check(z.refine((form) => form.password === form.confirmPassword, { error: "Passwords don't match", path: ['confirmPassword'] }));

export const changePasswordSchema = z
  .object({
    currentPassword: z.string(CURRENT_MISSING).check(z.minLength(1, CURRENT_MISSING), z.maxLength(LONGEST_PASSWORD, TOO_LONG)),
    newPassword: password,
    confirmPassword: confirmation,
  })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, { error: "Passwords don't match", path: ['confirmPassword'] }));

export const adminLoginSchema = z.object({
  username: present('Username is required', LONGEST_EMAIL, 'Invalid credentials'),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
});

const STAFF_TOO_SHORT = 'Password must be at least 12 characters';
/** Staff can move money, so their passwords are longer. */
export const acceptInviteSchema = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  password: z.string(STAFF_TOO_SHORT).check(z.minLength(SHORTEST_STAFF_PASSWORD, STAFF_TOO_SHORT), z.maxLength(LONGEST_PASSWORD, TOO_LONG)),
});

export const secondFactorSchema = z.object({ code: z.string('Enter the code').check(z.trim(), z.minLength(6, 'Enter the code')) });

/** Order numbers are shown as "#1001", so users type the "#". */
export const lookUpSchema = z.object({
  number: z.string('Please enter the order number').check(z.trim(), z.regex(/^#?\s*\d{1,9}$/, 'Please enter the order number')),
  email,
});

export function orderNumberOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registerSchema>;
export type ForgottenPassword = z.infer<typeof forgotPasswordSchema>;
export type NewPassword = z.infer<typeof resetPasswordSchema>;
export type PasswordChange = z.infer<typeof changePasswordSchema>;
export type AdminLogin = z.infer<typeof adminLoginSchema>;
export type AcceptInvite = z.infer<typeof acceptInviteSchema>;
export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type OrderLookUp = z.infer<typeof lookUpSchema>;
