import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Key } from '../signs/key.tsx';
import styles from './list-tools.module.css';

/** Most words are typed faster, so that one question is asked for a word. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  /** "Search customers by email, first or last name" */
  label: string;
  placeholder: string;
  /** What the list is searched for now: `list.q`. */
  q: string;
  /** `list.setQuery`. */
  onSearch: (q: string) => void;
}

/** Searches while one types. `/` leads here, Esc clears it. */
export function SearchField({ label, placeholder, q, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const search = useEffectEvent(onSearch);

  // Back, a view or "Clear all" changed it elsewhere.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      search(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <label className={styles.find}>
      <Icon name="i-search" />
      <span className="sr">{label}</span>
      <input
        type="search"
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text === '') event.currentTarget.blur();
          if (event.key === 'Enter' && text.trim() !== sent.current) {
            sent.current = text.trim();
            onSearch(text);
          }
        }}
      />
      <Key isHidden>/</Key>
    </label>
  );
}
