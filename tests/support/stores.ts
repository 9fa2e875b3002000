/** The values that the global set-up provides to the test files through vitest's `inject`. */
type ProvidedStores = {
  /** The server's default database, for CREATE DATABASE and the Redis counter. */
  maintenanceUrl: string;
  templateName: string;
  redisUrl: string;
  /** The log of the PostgreSQL server. */
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
