import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { acceptedStep, hashRecoveryCode, newRecoveryCodes, newSecret, otpauthUrl, qrPath } from './codes.ts';

const secret = newSecret();
const now = new Date('2026-11-22T12:00:00Z');
function codeAt(time: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
}
function later(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

test('the code of this half minute, of the one before and of the next are accepted', () => {
  for (const seconds of [-30, 0, 30]) expect(acceptedStep(secret, codeAt(later(seconds)), now, 0)).not.toBeNull();
  for (const seconds of [-90, 90]) expect(acceptedStep(secret, codeAt(later(seconds)), now, 0)).toBeNull();
});

test('a code is accepted once, and none before it', () => {
  const step = acceptedStep(secret, codeAt(now), now, 0)!;
  expect(acceptedStep(secret, codeAt(now), now, step)).toBeNull();
  expect(acceptedStep(secret, codeAt(later(-30)), now, step)).toBeNull();
  expect(acceptedStep(secret, codeAt(later(30)), now, step)).toBe(step + 1);
});

test('the vectors of RFC 6238 are met, cut to six digits', () => {
  const rfc = Secret.fromUTF8('12345678901234567890').base32;
  expect(acceptedStep(rfc, '287082', new Date(59_000), 0)).toBe(1);
  expect(acceptedStep(rfc, '081804', new Date(1_111_111_109_000), 0)).toBe(37_037_036);
});

test('the address names shop and account', () => {
  expect(otpauthUrl(secret, 'captain@brewquest.example')).toContain(
    'otpauth://totp/Brew%20Quest:captain%40brewquest.example?issuer=Brew%20Quest',
  );
});

test('recovery codes differ and are compared without their dash and case', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(hashRecoveryCode(codes[0]!.toLowerCase().replace('-', ' '))).toBe(hashRecoveryCode(codes[0]!));
});

test('a QR code is a path of squares', () => {
  const { path, size } = qrPath('otpauth://totp/x?secret=ABC');
  expect(size).toBeGreaterThan(20);
  expect(path).toMatch(/^M\d+ \d+h1v1h-1z/);
});
