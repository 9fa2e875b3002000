import './public-styles.ts';
import { startTransition } from 'react';
import type { createRoot, hydrateRoot } from 'react-dom/client';
import { boundCart } from '../features/cart/cart-store.ts';
import { clearSession } from '../features/account/session/person.ts';
import { BrowserRouter } from '../lib/router.ts';
import type { ShellConfig } from '../lib/shell.ts';
import type { createBrowserClient } from './apollo-client.ts';
import { App } from './app.tsx';
import { replay, takeEarlyPresses } from './early-presses.ts';
import { readState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { routeAt } from './route-table.ts';
import { loadTooltip } from './tooltip/load-tooltip.ts';
import { loadVitals } from './vitals/load-vitals.ts';

/** What has been evaluated before this part. */
interface EarlierParts {
  createRoot: typeof createRoot;
  hydrateRoot: typeof hydrateRoot;
  createBrowserClient: typeof createBrowserClient;
}

/** The development server injects nothing, so the page asks for its configuration there. */
async function fetchShell(): Promise<ShellConfig> {
  const response = await fetch('/api/config', { credentials: 'include' });
  if (!response.ok) throw new TypeError(`${response.status}: ${response.statusText}`);
  return (await response.json()) as ShellConfig;
}

/** Reports what went wrong. React's own error only states, by a number, that it has recovered. */
function reportCause(error: unknown) {
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

/** The address changes before the page does, and the second click of a double click would add it to the history again. */
function ignoreSecondClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.detail > 1 && link?.href === location.href) event.preventDefault();
}

/** Brings the page to life that the server has drawn; without one (development) draws it. */
export async function start(root: HTMLElement, parts: EarlierParts): Promise<void> {
  const state = readState();
  const shell = state?.shell ?? (await fetchShell());
  boundCart(shell.shop);
  const route = routeAt(location.pathname);
  // Hydration must find the same page at once. A chunk that does not load is the error boundary's business.
  await route.preload().catch(() => {});
  const pressed = takeEarlyPresses();
  const page = (
    <Providers shell={shell} client={parts.createBrowserClient(state?.cache, clearSession)} onHydrated={() => replay(pressed)}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  if (state === null) parts.createRoot(root).render(page);
  // As a transition React hydrates in slices, so that a slow phone answers meanwhile.
  else startTransition(() => void parts.hydrateRoot(root, page, { onRecoverableError: reportCause }));
  addEventListener('click', ignoreSecondClick, { capture: true });
  loadVitals(route.path);
  loadTooltip();
}
