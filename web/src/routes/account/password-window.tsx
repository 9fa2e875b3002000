import { useEffect, useRef, useState } from 'react';
import { ChangePasswordForm } from '../../features/account/security/change-password-form.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './account.module.css';

interface PasswordWindowProps {
  email: string | null;
  onChanged: () => void;
}

/** Closed until somebody wants it; the focus follows the form in and out. */
export function PasswordWindow({ email, onChanged }: PasswordWindowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    region.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus();
  }, [isOpen]);

  return (
    <Window title="Password" icon="i-lock" onClose={isOpen ? () => setIsOpen(false) : undefined} closeLabel="Keep the old password">
      <div ref={region} className={styles.password}>
        <p>A new password signs you out everywhere but here.</p>
        {isOpen ? (
          <ChangePasswordForm
            email={email}
            onChanged={() => {
              setIsOpen(false);
              onChanged();
            }}
          />
        ) : (
          <Button shape="wide" onClick={() => setIsOpen(true)}>
            CHANGE PASSWORD
          </Button>
        )}
      </div>
    </Window>
  );
}
