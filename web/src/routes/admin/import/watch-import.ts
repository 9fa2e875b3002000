import type { ApolloClient } from '@apollo/client';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { AdminImportEndDocument } from '../../../generated/admin/import/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { broughtWords, isAtWork, type PastImport } from './import-words.ts';

const POLL_MS = 2_000;
const watched = new Set<string>();

function announce(run: PastImport) {
  const name = run.kind === 'STANDARD' ? 'Orders Import' : 'AI Import';
  if (run.state === 'DONE') showToast({ title: `${name} Successful`, description: broughtWords(run), tone: 'good' });
  else if (run.state === 'UNDONE') showToast({ title: 'The import is undone', description: run.fileName, tone: 'good' });
  else if (run.problem !== null)
    showToast({ title: run.kind === 'STANDARD' ? 'Import Failed' : 'AI Import Failed', description: run.problem, tone: 'bad' });
}

/** Shows a toast when an import ends, whichever page is open then. Ends with the session, and when the document is left. */
export function watchImport(client: ApolloClient, id: string) {
  if (watched.has(id)) return;
  watched.add(id);
  async function look() {
    try {
      const { data } = await client.query({ query: AdminImportEndDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (data && isAtWork(data.adminImport.run.state)) return wait();
      if (data) announce(data.adminImport.run);
    } catch (error) {
      if (failureOf(error).code === 'NO_ANSWER') return wait();
    }
    watched.delete(id);
  }
  function wait() {
    setTimeout(() => void look(), POLL_MS);
  }
  wait();
}
