import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  current: Value;
  onChange: (value: Value) => void;
  /** Content of the current tab. */
  children: ReactNode;
}

/** Tabs of the ARIA Authoring Practices: one tab stop; arrow keys, Home and End move and select. */
export function Tabs<Value extends string>({ label, tabs, current, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // From the tab with the focus: `current` may come later than the next press, where it stands in the address.
    const at = elements.indexOf(event.currentTarget);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const index = (wanted + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (tab === undefined) return;
    onChange(tab.value);
    elements[index]?.focus();
  }

  return (
    <div>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={styles.tab}
            aria-selected={value === current}
            aria-controls={`${id}-panel`}
            tabIndex={value === current ? 0 : -1}
            onClick={() => onChange(value)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
