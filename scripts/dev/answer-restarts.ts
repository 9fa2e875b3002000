import type { ServerResponse } from 'node:http';
import { createLogger, type Logger, type ProxyOptions } from 'vite';

/** Nothing listens, or the process that listened has ended: the api is restarted after each change. */
const RESTART_CODES = ['ECONNREFUSED', 'ECONNRESET'];

function isRestart(error: unknown): boolean {
  return RESTART_CODES.includes((error as NodeJS.ErrnoException | null | undefined)?.code ?? '');
}

interface RestartAnswers {
  logger: Logger;
  configure: NonNullable<ProxyOptions['configure']>;
}

/** While the api restarts, its requests get a 503 that says so, and the terminal one line in place of a stack for each. */
export function answerRestarts(logger = createLogger('info')): RestartAnswers {
  let isDown = false;
  const logError = logger.error;
  logger.error = (text, options) => {
    // Vite reports each failed request, after the answer below.
    if (!(text.includes('http proxy error') && isRestart(options?.error))) logError(text, options);
  };
  return {
    logger,
    configure(proxy) {
      proxy.on('proxyRes', () => (isDown = false));
      proxy.on('error', (error, _request, response) => {
        if (!isRestart(error) || !('req' in response)) return;
        if (!isDown) logger.info('the api is restarting');
        isDown = true;
        answer(response);
      });
    },
  };
}

function answer(response: ServerResponse): void {
  if (response.headersSent || response.writableEnded) return;
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The api is restarting. Try again in a moment.\n');
}
