import type { Logger } from 'pino';

/** Ends the process as Node would, but through the log: Node prints an error whole, with what the database quoted (docs/reliability.md, INP-02). */
export function logCrash(log: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'crashed');
    process.exit(1);
  });
}
