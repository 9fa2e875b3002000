import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';
import { AdminButton } from '../controls/admin-button.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  /** Names the thing: "Delete BREW10". */
  title: string;
  icon?: IconName;
  isOpen: boolean;
  onClose: () => void;
  /** The question, large. */
  question: string;
  /** What stays, and what does not come back. */
  children?: ReactNode;
  /** Repeats the verb: "Delete". */
  verb: string;
  /** While it runs: "Deleting...". */
  busyVerb: string;
  /** @returns null when it is done, or what the shop said. Rejects without an answer. */
  onConfirm: () => Promise<string | null>;
  /** Of the safe button, which has the focus. */
  keep?: string;
  /** A milder way, between the two. */
  milder?: { label: string; onPress: () => void };
  isDangerous?: boolean;
}

const NO_ANSWER = 'The shop did not answer. Nothing may have changed; look before you try again.';

/** For what cannot be undone or reaches a customer. Esc and the focus are on the safe side. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, icon = 'i-warning', isOpen, question, verb, busyVerb, keep = 'Keep it', milder, isDangerous = true } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const textId = useId();

  function close() {
    if (isRunning.current) return;
    setFailure(null);
    props.onClose();
  }

  async function confirm() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    const problem = await props.onConfirm().catch(() => NO_ANSWER);
    isRunning.current = false;
    setIsBusy(false);
    if (problem === null) close();
    else setFailure(problem);
  }

  return (
    <Dialog title={title} icon={icon} width={520} isOpen={isOpen} onClose={close} isAlert describedBy={textId}>
      <div id={textId}>
        <p className={styles.lead}>{question}</p>
        {props.children ? <div className={styles.text}>{props.children}</div> : null}
      </div>
      {failure ? (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      ) : null}
      <DialogFoot>
        <AdminButton data-first-focus="" onClick={close}>
          {keep}
        </AdminButton>
        {milder ? <AdminButton onClick={milder.onPress}>{milder.label}</AdminButton> : null}
        <AdminButton look={isDangerous ? 'bad' : 'gold'} aria-disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? busyVerb : verb}
        </AdminButton>
      </DialogFoot>
    </Dialog>
  );
}
