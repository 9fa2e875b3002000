import { describe, expect, it } from 'vitest';
import {
  adminLoginSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  lookUpSchema,
  orderNumberOf,
  registerSchema,
  resetPasswordSchema,
} from './account-schemas.ts';

interface Parsed {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}

/** First error of each field, as a form shows it. */
function errorsOf({ error }: Parsed): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) shown[String(path[0])] ??= message;
  return shown;
}

describe('account schemas', () => {
  it('requires a valid address and six characters for the login', () => {
    expect(errorsOf(loginSchema.safeParse({ email: 'ada@', password: '12345' }))).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(errorsOf(loginSchema.safeParse({}))).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(loginSchema.parse({ email: ' ada@example.com ', password: ' 12345' })).toEqual({ email: 'ada@example.com', password: ' 12345' });
  });

  it('requires both names for a registration', () => {
    expect(
      errorsOf(registerSchema.safeParse({ firstName: ' ', lastName: '\u200b', email: 'ada@example.com', password: '123456' })),
    ).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
  });

  it('requires an address for a reset request', () => {
    expect(errorsOf(forgotPasswordSchema.safeParse({ email: '' }))).toEqual({ email: 'Invalid email address' });
  });

  it('requires two equal new passwords and a token', () => {
    const form = { token: 't', password: '123456', confirmPassword: '123456' };
    expect(errorsOf(resetPasswordSchema.safeParse(form))).toEqual({});
    expect(errorsOf(resetPasswordSchema.safeParse({ ...form, confirmPassword: '654321' }))).toEqual({
      confirmPassword: "Passwords don't match",
    });
    expect(errorsOf(resetPasswordSchema.safeParse({ token: '', password: '1', confirmPassword: '2' }))).toEqual({
      token: 'Reset token is required',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Password confirmation is required',
    });
  });

  it('requires the current password to change it', () => {
    const form = { currentPassword: '', newPassword: '123456', confirmPassword: '123457' };
    expect(errorsOf(changePasswordSchema.safeParse(form))).toEqual({
      currentPassword: 'Enter your current password',
      confirmPassword: "Passwords don't match",
    });
  });

  it('requires name and password of staff', () => {
    expect(errorsOf(adminLoginSchema.safeParse({ username: ' ', password: '' }))).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
  });

  it('reads an order number with or without "#"', () => {
    function numberOf(text: string) {
      return orderNumberOf(lookUpSchema.parse({ number: text, email: 'ada@example.com' }).number);
    }
    expect(numberOf('1001')).toBe(1001);
    expect(numberOf(' # 1001 ')).toBe(1001);
    for (const text of ['', 'BQ', '10.5', '-1', '12345678901']) {
      expect(errorsOf(lookUpSchema.safeParse({ number: text, email: 'ada@example.com' }))).toEqual({
        number: 'Please enter the order number',
      });
    }
  });
});
