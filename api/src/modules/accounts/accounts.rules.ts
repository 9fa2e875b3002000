import { z } from 'zod';
import { hasText, isOneLine } from '../../platform/lib/input-text.ts';

/** One spelling for each address: compatibility characters folded, lower case (docs/reliability.md, AUT-14). */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

const PASSWORD_MINIMUM = 6;
/** Administrators can move money and stock (docs/reliability.md, decision 6). */
export const STAFF_PASSWORD_MINIMUM = 12;
/** argon2id reads all of it; longer ones only cost time. */
const PASSWORD_MAXIMUM = 200;

/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
const LONGEST_EMAIL = 254;

const email = z
  .string({ error: 'Invalid email address' })
  .max(LONGEST_EMAIL, 'Invalid email address')
  .transform(normalEmail)
  // Again, because folding can make an address longer.
  .pipe(z.email('Invalid email address').max(LONGEST_EMAIL, 'Invalid email address'));
const password = z
  .string({ error: 'Password must be at least 6 characters' })
  .min(PASSWORD_MINIMUM, 'Password must be at least 6 characters')
  .max(PASSWORD_MAXIMUM, 'Password must be at most 200 characters')
  .refine((text) => text.isWellFormed(), 'Password has characters that are not allowed');
function name(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .refine(hasText, missing)
    .max(100, 'Name must be at most 100 characters')
    .refine(isOneLine, 'Name has unprintable characters');
}

const CONFIRMATION_MISSING = 'Password confirmation is required';

export const loginInput = z.object({ email, password });
export const registerInput = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email,
  password,
});
export const forgotPasswordInput = z.object({ email });
/** The web repeats the password; a body that does is held to it. */
export const resetPasswordInput = z
  .object({
    token: z.string({ error: 'Reset token is required' }).min(1, 'Reset token is required'),
    password,
    confirmPassword: z.string({ error: CONFIRMATION_MISSING }).min(PASSWORD_MINIMUM, CONFIRMATION_MISSING).optional(),
  })
  .refine(({ password: wanted, confirmPassword }) => confirmPassword === undefined || confirmPassword === wanted, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export const changePasswordInput = z.object({ currentPassword: z.string().max(PASSWORD_MAXIMUM), newPassword: password });
export const adminLoginInput = z.object({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(LONGEST_EMAIL)
    .refine(isOneLine, 'Invalid credentials'),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(PASSWORD_MAXIMUM),
});
