import { useEffect, useState } from 'react';
import { useNavigate } from '../../../../lib/router.ts';
import { pressToastAction } from '../../../../ui/toast/toast-store.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { handleKey } from './key-store.ts';
import { useKeys } from './use-keys.ts';

/** The keys of every room: the way to the others, search, undo, the list of keys. */
export function usePortalKeys() {
  const navigate = useNavigate();
  const [isListOpen, setIsListOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      handleKey(event);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useKeys({
    '?': () => setIsListOpen(true),
    '/': () => document.querySelector<HTMLInputElement>('[data-portal] input[type="search"]')?.focus(),
    z: () => pressToastAction(),
    ...Object.fromEntries(ROOMS.flatMap(({ key, to }) => (key ? [[`g ${key}`, () => void navigate(to)]] : []))),
  });
  return { isListOpen, closeList: () => setIsListOpen(false) };
}
