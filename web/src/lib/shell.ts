import { createContext, useContext } from 'react';

export type ProviderMode = 'live' | 'test' | 'sandbox';

/** Settings that the page needs before any query: injected by the server, fetched in development. */
export interface ShellConfig {
  origin: string;
  year: number;
  providers: { payments: ProviderMode; shipping: ProviderMode; mail: ProviderMode; chat: ProviderMode };
  stripe: { publishableKey: string; jsUrl: string };
  sandboxMailUrl: string | null;
  /** Origin of the embedded video player. */
  videoHost: string;
}

export const Shell = createContext<ShellConfig | null>(null);

export function useShell(): ShellConfig {
  const shell = useContext(Shell);
  if (shell === null) throw new TypeError('useShell needs the Shell provider above it');
  return shell;
}
