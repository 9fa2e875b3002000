import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimGreeting, newSessionId, releaseGreeting, sessionIdOf } from './session-id.ts';

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('session id', () => {
  it('has 21 characters of an alphabet of 64', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 400; n += 1) {
      const id = newSessionId();
      expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
      for (const character of id) seen.add(character);
    }
    expect(seen.size).toBe(64);
  });

  it('stays the same for one user and differs between two', () => {
    const first = sessionIdOf('u1');
    expect(sessionIdOf('u1')).toBe(first);
    expect(sessionIdOf('u2')).not.toBe(first);
    expect(saved.get('brewChatSession:u1')).toBe(first);
  });

  it('replaces an invalid one', () => {
    saved.set('brewChatSession:u3', 'nonsense!');
    expect(sessionIdOf('u3')).toMatch(/^[A-Za-z0-9_-]{21}$/);
  });

  it('greets once per character and session, and again after the greeting failed', () => {
    expect(claimGreeting('darth', 's')).toBe(true);
    expect(claimGreeting('darth', 's')).toBe(false);
    expect(claimGreeting('baggins', 's')).toBe(true);
    expect([...saved.keys()]).toContain('greeting-darth-s');
    releaseGreeting('darth', 's');
    expect(claimGreeting('darth', 's')).toBe(true);
  });

  it('falls back to memory without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(sessionIdOf('u4')).toBe(sessionIdOf('u4'));
    expect(claimGreeting('sparrows', 's4')).toBe(true);
    expect(claimGreeting('sparrows', 's4')).toBe(false);
  });
});
