/** What the global set-up hands to the test files through vitest's `inject`. */
type ProvidedStores = {
  /** Database of the server that is nobody's: for CREATE DATABASE and the counter. */
  maintenanceUrl: string;
  templateName: string;
  redisUrl: string;
  /** What the PostgreSQL server has printed. */
  postgresLogFile: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    stores: ProvidedStores;
  }
}

/** The connection string of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
