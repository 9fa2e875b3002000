const listeners = new Set<() => void>();

/** The shop has answered NOT_ALLOWED to an operation of this page. It also answers so once the session has ended. */
export function reportNotAllowed() {
  for (const listener of listeners) listener();
}

/** @returns a function that removes the listener */
export function onNotAllowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
