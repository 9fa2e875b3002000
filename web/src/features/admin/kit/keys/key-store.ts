/** A key as it is bound: "j", "Enter", "Shift+x", "[", "?", "g c" (one after the other). */
type KeyName = string;
export type KeyBindings = Readonly<Record<KeyName, (event: KeyboardEvent) => void>>;

/** How long `G` waits for its second key. */
const CHORD_MS = 1_500;
const OFF_KEY = 'brewAdminKeysOff';

const layers: KeyBindings[] = [];
let chord: { first: string; until: number } | null = null;

/** The latest layer is asked first. @returns a function that takes it away. */
export function addKeys(bindings: KeyBindings): () => void {
  layers.push(bindings);
  return () => {
    const at = layers.lastIndexOf(bindings);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Single keys can be switched off for good (WCAG 2.1.4); the browser remembers it. */
export function areKeysOff(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) !== null;
  } catch {
    return false;
  }
}

export function setKeysOff(isOff: boolean) {
  try {
    if (isOff) localStorage.setItem(OFF_KEY, '1');
    else localStorage.removeItem(OFF_KEY);
  } catch {
    // Without storage they stay on.
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

function find(name: string) {
  return layers.toReversed().find((bindings) => name in bindings)?.[name];
}

/** What was pressed, as bindings name it. Letters are lower case; `?` and brackets are what the keyboard makes of them. */
export function keyNameOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const { key, shiftKey } = event;
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? `Shift+${key.toLowerCase()}` : key.toLowerCase();
}

/** The handler of a key, or of the second key of two; null when the key does nothing by itself. */
export function matchKey(name: string, { isOff, now }: { isOff: boolean; now: number }) {
  // The list of keys is where they are switched on again.
  if (isOff && name !== '?' && name !== 'Escape') return null;
  const second = chord !== null && now < chord.until ? find(`${chord.first} ${name}`) : undefined;
  chord = null;
  const handler = second ?? find(name);
  if (handler) return handler;
  const isFirst = layers.some((bindings) => Object.keys(bindings).some((bound) => bound.startsWith(`${name} `)));
  if (isFirst) chord = { first: name, until: now + CHORD_MS };
  return null;
}

/** Handles one press. Keys rest while a field has the focus, and while a dialog is open, whose own keys are the browser's. */
export function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
  const handler = matchKey(keyNameOf(event), { isOff: areKeysOff(), now: Date.now() });
  if (handler === null) return;
  event.preventDefault();
  handler(event);
}

/** Does what the key does, for a button that stands for it. */
export function pressKey(name: string) {
  find(name)?.(new KeyboardEvent('keydown', { key: name }));
}
