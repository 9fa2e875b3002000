import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('a sealed text is read with the secret that sealed it, also after a newer one came', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', ['old'], 'test');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(unseal(sealed, ['new', 'old'], 'test')).toBe('JBSWY3DPEHPK3PXP');
});

test('another secret, another purpose or a changed text gives null', () => {
  const sealed = seal('text', ['secret'], 'test');
  expect(unseal(sealed, ['other'], 'test')).toBeNull();
  expect(unseal(sealed, ['secret'], 'other')).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[0]! ^= 1;
  expect(unseal(bytes.toString('base64url'), ['secret'], 'test')).toBeNull();
  expect(unseal('', ['secret'], 'test')).toBeNull();
});
