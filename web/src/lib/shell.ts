import { createContext, useContext } from 'react';

type ProviderMode = 'live' | 'test' | 'sandbox';

/** What the page needs to know about the shop before any query: injected by the server, fetched in development. */
export interface ShellConfig {
  origin: string;
  year: number;
  providers: { payments: ProviderMode; shipping: ProviderMode; mail: ProviderMode; chat: ProviderMode };
  stripe: { publishableKey: string; jsUrl: string };
  sandboxMailUrl: string | null;
  /** Origin that the television's player is embedded from. */
  videoHost: string;
}

export const Shell = createContext<ShellConfig | null>(null);

export function useShell(): ShellConfig {
  const shell = useContext(Shell);
  if (shell === null) throw new TypeError('useShell needs the Shell provider above it');
  return shell;
}
