import { useEffect, useState } from 'react';
import { useLocation } from '../../../../lib/router.ts';

/** The query of each list as somebody left it, by its path. */
const lastQueries = new Map<string, string>();

/** Keeps the address of a list while it is shown, so that the page of one row leads back to the same list. */
export function useKeptList() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastQueries.set(pathname, search);
  }, [pathname, search]);
}

/** The address of a list as it was left; without its filters after a reload. */
export function useLastList(path: string): string {
  const [search] = useState(() => lastQueries.get(path) ?? '');
  return path + search;
}
