/** 64 characters: six random bits select one without bias. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 21;
const SESSION_ID = /^[A-Za-z0-9_-]{21}$/;

/** Fallback without localStorage: kept until the page is closed. */
const inMemory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function write(key: string, value: string) {
  inMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory only.
  }
}

export function newSessionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte & 63]).join('');
}

/** The chat session of this user in this browser, shared by its tabs and kept across reloads. */
export function sessionIdOf(userId: string): string {
  const key = `brewChatSession:${userId}`;
  const saved = read(key);
  if (saved !== null && SESSION_ID.test(saved)) return saved;
  const made = newSessionId();
  write(key, made);
  return made;
}

function flagOf(slug: string, sessionId: string) {
  return `greeting-${slug}-${sessionId}`;
}

/** Claims the automatic "Hello": true once per character and session. */
export function claimGreeting(slug: string, sessionId: string): boolean {
  const flag = flagOf(slug, sessionId);
  if (read(flag) !== null) return false;
  write(flag, 'sent');
  return true;
}

/** Undoes claimGreeting after a failed "Hello", so that the next visit sends it. */
export function releaseGreeting(slug: string, sessionId: string) {
  const flag = flagOf(slug, sessionId);
  inMemory.delete(flag);
  try {
    localStorage.removeItem(flag);
  } catch {
    // It was in memory only.
  }
}
