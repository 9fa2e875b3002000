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

/** First complaint of each field, as a form shows it. */
function complaints({ error }: Parsed): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) shown[String(path[0])] ??= message;
  return shown;
}

describe('account schemas', () => {
  it('asks the login for a real address and six characters', () => {
    expect(complaints(loginSchema.safeParse({ email: 'ada@', password: '12345' }))).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(complaints(loginSchema.safeParse({}))).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(loginSchema.parse({ email: ' ada@example.com ', password: ' 12345' })).toEqual({ email: 'ada@example.com', password: ' 12345' });
  });

  it('asks a registration for both names', () => {
    expect(complaints(registerSchema.safeParse({ firstName: ' ', lastName: '', email: 'ada@example.com', password: '123456' }))).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
  });

  it('asks a reset request for an address', () => {
    expect(complaints(forgotPasswordSchema.safeParse({ email: '' }))).toEqual({ email: 'Invalid email address' });
  });

  it('wants the new password twice, alike, and a token', () => {
    const form = { token: 't', password: '123456', confirmPassword: '123456' };
    expect(complaints(resetPasswordSchema.safeParse(form))).toEqual({});
    expect(complaints(resetPasswordSchema.safeParse({ ...form, confirmPassword: '654321' }))).toEqual({
      confirmPassword: "Passwords don't match",
    });
    expect(complaints(resetPasswordSchema.safeParse({ token: '', password: '1', confirmPassword: '2' }))).toEqual({
      token: 'Reset token is required',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Password confirmation is required',
    });
  });

  it('wants the current password for a change of it', () => {
    const form = { currentPassword: '', newPassword: '123456', confirmPassword: '123457' };
    expect(complaints(changePasswordSchema.safeParse(form))).toEqual({
      currentPassword: 'Enter your current password',
      confirmPassword: "Passwords don't match",
    });
  });

  it('wants name and password of staff', () => {
    expect(complaints(adminLoginSchema.safeParse({ username: ' ', password: '' }))).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
  });

  it('reads an order number with or without its sign', () => {
    function numberOf(text: string) {
      return orderNumberOf(lookUpSchema.parse({ number: text, email: 'ada@example.com' }).number);
    }
    expect(numberOf('1001')).toBe(1001);
    expect(numberOf(' # 1001 ')).toBe(1001);
    for (const text of ['', 'BQ', '10.5', '-1', '12345678901']) {
      expect(complaints(lookUpSchema.safeParse({ number: text, email: 'ada@example.com' }))).toEqual({
        number: 'Please enter the order number',
      });
    }
  });
});
