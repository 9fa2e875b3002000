/**
 * Flag: there may be a session. The session cookie is HttpOnly, so a script cannot read it;
 * without this flag every visitor of a public page would cost a Me query that returns null. It grants no
 * rights: the server decides by the cookie, and its response corrects a wrong flag.
 */
const SIGNED_IN_KEY = 'brewSignedIn';

const listeners = new Set<() => void>();
/** Fallback without localStorage: kept until the page is closed. */
let isSetInMemory = false;

function publish() {
  for (const listener of listeners) listener();
}

export function hasSignedInFlag(): boolean {
  try {
    return isSetInMemory || localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return isSetInMemory;
  }
}

/** @param isNewSession another user may have signed in: notifies the other tabs. */
export function raiseSignedInFlag({ isNewSession }: { isNewSession: boolean }) {
  if (!isNewSession && hasSignedInFlag()) return;
  isSetInMemory = true;
  try {
    localStorage.setItem(SIGNED_IN_KEY, String(Date.now()));
  } catch {
    // Kept in memory only.
  }
  publish();
}

export function dropSignedInFlag() {
  if (!hasSignedInFlag()) return;
  isSetInMemory = false;
  try {
    localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // It was in memory only.
  }
  publish();
}

/** Calls `onChange` when another tab signs in or out. */
export function watchOtherTabs(onChange: () => void) {
  function listener({ key, newValue }: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (key !== SIGNED_IN_KEY && key !== null) return;
    isSetInMemory = newValue !== null;
    onChange();
  }
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export function subscribeToSignedInFlag(listener: () => void) {
  listeners.add(listener);
  const stopWatching = watchOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}
