import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { useNavigate } from '../../../../lib/router.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { HOME, type PastImport } from '../import-words.ts';
import { stopImport } from '../use-import-changes.ts';

interface StopButtonProps {
  run: Pick<PastImport, 'id' | 'fileName'>;
  look?: 'bad';
  disabled?: boolean;
  refresh: () => void;
  children: string;
}

/** Ends an import before its swap. */
export function StopButton({ run, look, disabled = false, refresh, children }: StopButtonProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function stop() {
    if (isBusy) return;
    setIsBusy(true);
    const problem = await stopImport(client, run.id);
    setIsBusy(false);
    if (problem !== null) {
      showToast({ title: 'Not stopped', description: problem, tone: 'bad' });
      return refresh();
    }
    showToast({ title: 'The import is stopped', description: `${run.fileName}: nothing was stored.`, tone: 'good' });
    await navigate(HOME);
  }
  return (
    <AdminButton look={look} disabled={disabled} aria-disabled={isBusy} onClick={() => void stop()}>
      {isBusy ? 'Stopping...' : children}
    </AdminButton>
  );
}
