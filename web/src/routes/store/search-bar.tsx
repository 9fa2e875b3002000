import { useEffect, useId, useRef, useState } from 'react';
import { useShop } from '../../lib/shell.ts';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './search-bar.module.css';
import { SEARCH_PARAM, searchTextIn } from './search-text.ts';

/** Long enough to type the next letter, short enough to feel live. */
const DEBOUNCE_MS = 250;
const SHELF_PATH = '/store';

interface SearchBarProps {
  /** What the address searches for. */
  text: string;
  /** Kept by the form where there is no JavaScript; null for all. */
  category: string | null;
  onSearch: (text: string) => void;
}

function tidy(draft: string, maxSearchLength: number) {
  return searchTextIn(new URLSearchParams({ [SEARCH_PARAM]: draft }), maxSearchLength);
}

/** Searches while somebody types; without JavaScript it is a plain form that asks the server. */
export function SearchBar({ text, category, onSearch }: SearchBarProps) {
  const { maxSearchLength } = useShop();
  const [draft, setDraft] = useState(text);
  const sent = useRef(text);
  const input = useEarlyInput<HTMLInputElement>(text, setDraft);
  const id = useId();
  useSlashKey(input);

  useEffect(() => {
    // Changed by a link or by "back", not from here.
    if (text !== sent.current) setDraft(text);
    sent.current = text;
  }, [text]);

  function send(words: string) {
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  }

  useEffect(() => {
    // A visitor who has left for a page whose code is still loading is not sent back.
    const timer = setTimeout(() => window.location.pathname === SHELF_PATH && send(tidy(draft, maxSearchLength)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <search className={styles.bar}>
      <form
        action={SHELF_PATH}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send(tidy(draft, maxSearchLength));
        }}
      >
        <label className="sr" htmlFor={id}>
          Search the shelf
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name={SEARCH_PARAM}
          value={draft}
          maxLength={maxSearchLength}
          placeholder="Cocoa, no nuts, under $17"
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={(event) => setDraft(event.target.value)}
        />
        {draft === '' ? (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        ) : null}
        {category === null ? null : <input type="hidden" name="category" value={category} />}
        <Button type="submit" look="gold" className={styles.go}>
          SEARCH
        </Button>
      </form>
    </search>
  );
}

/** The slash moves the focus into the field, unless it is being typed somewhere. */
function useSlashKey(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.closest('input:not([type="radio"]), select, textarea, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
