import { describe, expect, it } from 'vitest';
import { passwordWarning } from './common-passwords.ts';

describe('passwordWarning', () => {
  it.each(['123456', 'Password1', 'QWERTYUIOP', 'aaaaaaaa', 'ada@example.com', 'ada.grinder'])('warns about %s', (password) => {
    const email = password.includes('@') ? password : 'ada.grinder@example.com';
    expect(passwordWarning(password, email)).toMatch(/thieves/);
  });

  it.each(['a-fine-mug', '123457', 'passwordless kettle'])('lets %s pass', (password) => {
    expect(passwordWarning(password, 'ada@example.com')).toBeUndefined();
  });

  it('does without an address', () => {
    expect(passwordWarning('a-fine-mug', null)).toBeUndefined();
  });
});
