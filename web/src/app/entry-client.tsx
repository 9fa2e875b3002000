import './public-styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '../lib/router.ts';
import type { ShellConfig } from '../lib/shell.ts';
import { createBrowserClient } from './apollo-client.ts';
import { App } from './app.tsx';
import { readState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { routeAt } from './route-table.tsx';
import { loadVitals } from './vitals/load-vitals.ts';

/** The development server injects nothing, so the page asks for its configuration there. */
async function fetchShell(): Promise<ShellConfig> {
  const response = await fetch('/api/config', { credentials: 'include' });
  if (!response.ok) throw new TypeError(`${response.status}: ${response.statusText}`);
  return (await response.json()) as ShellConfig;
}

async function start(root: HTMLElement) {
  const state = readState();
  const shell = state?.shell ?? (await fetchShell());
  const page = (
    <Providers shell={shell} client={createBrowserClient(state?.cache)}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  const route = routeAt(location.pathname);
  // Hydration must find the same page at once. A chunk that does not load is the error boundary's business.
  await route.preload().catch(() => {});
  if (state === null) createRoot(root).render(page);
  // As a transition React hydrates in slices, so that a slow phone answers meanwhile.
  else startTransition(() => void hydrateRoot(root, page));
  loadVitals(route.path);
}

const root = document.getElementById('root');
if (root === null) throw new TypeError('The page has no #root');
// Not awaited here: the chunks of the routes import this one's neighbours, which would wait for each other.
void start(root);
