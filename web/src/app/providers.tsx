import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { RoutePreload } from '../lib/route-preload.ts';
import { Shell } from '../lib/shell.ts';
import type { ShellConfig } from '../lib/shell.ts';
import { HydrationWatch } from '../lib/use-hydrated.tsx';
import { routeAt } from './route-table.ts';

/** A failed download shows when the page is really asked for, so a guess may fail silently. */
function preloadRoute(path: string) {
  void routeAt(path)
    .preload()
    .catch(() => {});
}

interface ProvidersProps {
  shell: ShellConfig;
  client: ApolloClient;
  onHydrated?: () => void;
  children: ReactNode;
}

export function Providers({ shell, client, onHydrated, children }: ProvidersProps) {
  return (
    <StrictMode>
      <Shell value={shell}>
        <RoutePreload value={preloadRoute}>
          <ApolloProvider client={client}>
            <HydrationWatch onHydrated={onHydrated}>{children}</HydrationWatch>
          </ApolloProvider>
        </RoutePreload>
      </Shell>
    </StrictMode>
  );
}
