// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { addKeys, handleKey, keyNameOf, setKeysOff } from './key-store.ts';

function press(key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body, now?: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  Object.defineProperty(event, 'target', { value: target });
  handleKey(event, now);
  return event;
}

const removals: (() => void)[] = [];
function bind(name: string) {
  const handler = vi.fn();
  removals.push(addKeys({ [name]: handler }));
  return handler;
}

// jsdom knows no modal dialogs.
vi.spyOn(document, 'querySelector').mockReturnValue(null);

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  setKeysOff(false);
});

test('names keys by what they type', () => {
  expect(['j', 'J', '?', '[', 'Enter'].map((key) => keyNameOf({ key, shiftKey: key === 'J' || key === '?' }))).toEqual([
    'j',
    'Shift+j',
    '?',
    '[',
    'Enter',
  ]);
});

test('asks the latest layer first, and the one below when it is gone', () => {
  const below = bind('j');
  const above = bind('j');
  press('j');
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  removals.pop()?.();
  press('j');
  expect(below).toHaveBeenCalledOnce();
});

test('leaves keys alone in fields and with Ctrl', () => {
  const handler = bind('j');
  press('j', {}, document.createElement('input'));
  press('j', {}, document.createElement('textarea'));
  press('j', { ctrlKey: true });
  expect(handler).not.toHaveBeenCalled();
});

test('takes two keys one after the other, within a moment', () => {
  const go = bind('g c');
  const lone = bind('c');
  press('g', {}, document.body, 1_000);
  press('c', {}, document.body, 2_000);
  expect([go.mock.calls.length, lone.mock.calls.length]).toEqual([1, 0]);
  press('g', {}, document.body, 3_000);
  press('c', {}, document.body, 9_000);
  expect([go.mock.calls.length, lone.mock.calls.length]).toEqual([1, 1]);
});

test('rests when it is switched off, but for the list of keys', () => {
  const [down, list] = [bind('j'), bind('?')];
  setKeysOff(true);
  press('j');
  press('?', { shiftKey: true });
  expect([down.mock.calls.length, list.mock.calls.length]).toEqual([0, 1]);
});
