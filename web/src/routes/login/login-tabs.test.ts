import { expect, it } from 'vitest';
import { greetingFor, tabOf } from './login-tabs.ts';

it('knows its three tabs and opens the first for anything else', () => {
  expect(tabOf('register')).toBe('register');
  expect(tabOf('reset')).toBe('reset');
  expect(tabOf('toString')).toBe('login');
  expect(tabOf(null)).toBe('login');
});

it('says why somebody was sent to the login', () => {
  expect(greetingFor('login', '/account?claim=a.b')).toMatch('order');
  expect(greetingFor('register', '/#chat-section')).toMatch('talk');
  expect(greetingFor('login', '/account')).toMatch('locker');
  expect(greetingFor('reset', '/account')).toMatch('Lost the key');
});
