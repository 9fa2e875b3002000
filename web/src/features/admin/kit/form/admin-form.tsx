import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { focusUnreadAmount } from './money-field.tsx';

interface AdminFormProps {
  label: string;
  onSubmit: () => Promise<void> | void;
  children: ReactNode;
}

/**
 * A form of the portal. `Ctrl S` saves and never opens the browser's own dialog. After a send the first bad field has the focus;
 * while one runs a second is not begun.
 */
export function AdminForm({ label, onSubmit, children }: AdminFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [sendCount, setSendCount] = useState(0);

  async function send() {
    if (isRunning.current || focusUnreadAmount(form.current)) return;
    isRunning.current = true;
    try {
      await onSubmit();
    } finally {
      isRunning.current = false;
    }
    setSendCount((count) => count + 1);
  }
  // An effect, since it runs once React has drawn the errors; a frame may come before.
  useEffect(() => {
    if (sendCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sendCount]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields bubble up to it
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
        event.preventDefault();
        event.stopPropagation();
        // Not past a button that is disabled because something is missing.
        if (form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.disabled !== true) form.current?.requestSubmit();
      }}
    >
      {children}
    </form>
  );
}
