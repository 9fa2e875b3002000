import { createContext, useContext } from 'react';
import type { ShellConfig, ShopConfig } from '../generated/rest.ts';

// Settings that the page needs before any query: injected by the server, fetched in development.
export type { ShellConfig, ShopConfig };

export const Shell = createContext<ShellConfig | null>(null);

export function useShell(): ShellConfig {
  const shell = useContext(Shell);
  if (shell === null) throw new TypeError('useShell needs the Shell provider above it');
  return shell;
}

/** The shop's constants of api/src/platform/config/shop.ts. */
export function useShop(): ShopConfig {
  return useShell().shop;
}
