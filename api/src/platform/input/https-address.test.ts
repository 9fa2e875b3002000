import { expect, it } from 'vitest';
import { httpsAddress } from './https-address.ts';

it('keeps an https address, spelled as a browser spells it', () => {
  expect(httpsAddress('https://www.ups.com/track?n=1Z "x"')).toBe('https://www.ups.com/track?n=1Z%20%22x%22');
});

it.each([
  null,
  undefined,
  '',
  'http://www.ups.com/track',
  'javascript:alert(1)',
  'data:text/html,<b>',
  '//www.ups.com/track',
  'https://',
  'https://ups.com@evil.example/',
  'https://user:password@ups.com/',
  `https://www.ups.com/${'a'.repeat(1_000)}`,
])('drops %s', (text) => {
  expect(httpsAddress(text)).toBeNull();
});
