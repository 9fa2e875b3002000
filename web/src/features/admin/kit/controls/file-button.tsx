import { useRef, useState } from 'react';
import { reportNotAllowed } from '../../../../lib/not-allowed.ts';
import { saveAnswer } from '../data/save-file.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { AdminButton } from './admin-button.tsx';

interface FileButtonProps {
  /** Path of the file at the shop. */
  href: string;
  /** What it is saved as. */
  fileName: string;
  children: string;
}

/** Fetches a file and lets the browser save it. A failure is said here, where a plain link would save the shop's error as the file. */
export function FileButton({ href, fileName, children }: FileButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  async function save() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const problem = await saveAnswer(href, fileName);
    isRunning.current = false;
    setIsBusy(false);
    if (problem === null) return;
    if (problem.isDenied) reportNotAllowed();
    else showToast({ title: `${fileName} did not come`, description: problem.message, tone: 'bad' });
  }
  return (
    <AdminButton icon="i-download" aria-label={`${children}: ${fileName}`} aria-disabled={isBusy} onClick={() => void save()}>
      {children}
    </AdminButton>
  );
}
