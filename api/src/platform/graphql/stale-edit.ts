/** What a refusal STALE_EDIT says in words; its type names the row as it is now, and the fields that both have changed. */
export const STALE_EDIT = { code: 'STALE_EDIT', message: 'Somebody else has changed this since you opened it.' } as const;
