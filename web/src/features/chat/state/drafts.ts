/** Typed, unsent text of each character, in sessionStorage: survives a reload of the tab. */
function keyOf(sessionId: string, slug: string) {
  return `brewChatDraft:${sessionId}:${slug}`;
}
const inMemory = new Map<string, string>();

export function readDraft(sessionId: string, slug: string): string {
  const key = keyOf(sessionId, slug);
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? '';
  } catch {
    return inMemory.get(key) ?? '';
  }
}

export function saveDraft(sessionId: string, slug: string, text: string) {
  const key = keyOf(sessionId, slug);
  if (text === '') inMemory.delete(key);
  else inMemory.set(key, text);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Kept in memory only.
  }
}
