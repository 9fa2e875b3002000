import { createContext, useContext } from 'react';

/** Set by the app: starts loading the chunk of the route at `path`. Links call it on hover and focus. */
export const RoutePreload = createContext<(path: string) => void>(() => {});

export function usePreloadProps(to: string) {
  const preload = useContext(RoutePreload);
  return { onPointerEnter: () => preload(to), onFocus: () => preload(to) };
}
