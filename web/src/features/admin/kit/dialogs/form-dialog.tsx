import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from '../../../../lib/router.ts';
import type { IconName } from '../icons/icon.tsx';
import { AdminButton } from '../controls/admin-button.tsx';
import { useLeaveAttempts } from './use-leave-attempts.ts';
import { AdminForm } from '../form/admin-form.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';
import styles from './dialog.module.css';

interface FormDialogProps {
  title: string;
  icon: IconName;
  isOpen: boolean;
  onClose: () => void;
  width?: number;
  /** Repeats what is done: "Create coupon". */
  verb: string;
  /** "Creating...". */
  busyVerb: string;
  /** Sends the form. Errors are shown by the fields. */
  onSubmit: () => Promise<void> | void;
  /** Has it anything that would be lost? Then closing asks first. */
  isDirty?: boolean;
  /** Names what is missing, under a save button that is disabled for it. */
  missing?: string | null;
  /** More buttons at the left of the foot. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog; a sheet on a phone. */
export function FormDialog({ isDirty = false, onClose, ...props }: FormDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const navigate = useNavigate();
  useLeaveAttempts(props.isOpen && isDirty, ({ kind }) => {
    setAsksToLeave(true);
    if (kind === 'back') void navigate(1);
  });

  function leave() {
    setAsksToLeave(false);
    onClose();
  }

  /** Asked a second time, it stays: who presses Esc twice loses nothing. */
  function close() {
    if (isBusy) return;
    if (isDirty) return setAsksToLeave(!asksToLeave);
    leave();
  }

  async function submit() {
    setIsBusy(true);
    try {
      await props.onSubmit();
    } finally {
      setIsBusy(false);
      setAsksToLeave(false);
    }
  }

  return (
    <Dialog title={props.title} icon={props.icon} width={props.width ?? 600} isOpen={props.isOpen} onClose={close}>
      <AdminForm label={props.title} onSubmit={submit}>
        {props.children}
        <DialogFoot>
          {props.extra}
          {props.missing ? <p className={styles.missing}>{props.missing}</p> : null}
          {asksToLeave ? (
            <>
              <p role="alert">Your changes are not saved.</p>
              <AdminButton onClick={leave}>Throw them away</AdminButton>
              <AdminButton look="gold" data-first-focus="" onClick={() => setAsksToLeave(false)}>
                Stay
              </AdminButton>
            </>
          ) : (
            <>
              <AdminButton onClick={close}>Cancel</AdminButton>
              <AdminButton look="gold" type="submit" disabled={Boolean(props.missing)} aria-disabled={isBusy}>
                {isBusy ? props.busyVerb : props.verb}
              </AdminButton>
            </>
          )}
        </DialogFoot>
      </AdminForm>
    </Dialog>
  );
}
