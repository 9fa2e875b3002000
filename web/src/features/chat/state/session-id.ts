/** 64 characters, so that six random bits choose one without favour. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 21;
const SESSION_ID = /^[A-Za-z0-9_-]{21}$/;

/** For a browser without storage: session and flags then live as long as the page does. */
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

/** The chat session of this person in this browser: the same after a reload and in a second tab, another one for another person. */
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

/** Whether the automatic "Hello" is due; asking settles it, so that it is sent once per coffee and session. */
export function claimGreeting(slug: string, sessionId: string): boolean {
  const flag = flagOf(slug, sessionId);
  if (read(flag) !== null) return false;
  write(flag, 'sent');
  return true;
}

/** The "Hello" did not reach the shop: the next visit may try again. */
export function releaseGreeting(slug: string, sessionId: string) {
  const flag = flagOf(slug, sessionId);
  inMemory.delete(flag);
  try {
    localStorage.removeItem(flag);
  } catch {
    // It was in memory only.
  }
}
