import { describe, expect, it } from 'vitest';
import { loginUrl, safeNext } from './safe-next.ts';

describe('safe next', () => {
  it('keeps path, query and hash of own pages', () => {
    expect(safeNext('/account?claim=BQ-1.abc&page=2')).toBe('/account?claim=BQ-1.abc&page=2');
    expect(safeNext('/#chat-section')).toBe('/#chat-section');
  });

  it.each([
    null,
    '',
    'account',
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(1_000)}`,
  ])('leads home instead of to %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });

  it('never returns to the login', () => {
    expect(safeNext('/login?next=/account')).toBe('/');
    expect(safeNext('/Login/')).toBe('/');
    expect(safeNext('/login-stories')).toBe('/login-stories');
  });

  it('builds a login URL that returns to the page', () => {
    const url = new URL(loginUrl('/account?claim=a.b', 'register'), 'http://shop');
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('tab')).toBe('register');
    expect(safeNext(url.searchParams.get('next'))).toBe('/account?claim=a.b');
    expect(loginUrl('/')).toBe('/login');
  });
});
