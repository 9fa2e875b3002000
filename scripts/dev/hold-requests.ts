import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longer than a restart takes on a busy machine; a request that waits longer is answered by the proxy, which says why. */
const HOLD_MS = 30_000;

/** Longer than most answers take; a stream of the chat that takes longer is ended by the api itself. */
const ANSWER_MS = 1_000;

/** The page of a reload meanwhile. Not a 503, which browsers report in their console. */
const RESTARTING_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="1" />
    <title>The api is restarting</title>
  </head>
  <body>The api is restarting. This page comes by itself.</body>
</html>
`;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface HeldRequests {
  /** Called by the launcher: the api ends now, or it is ready again. */
  setRestarting(isRestarting: boolean): void;
  /** Resolves when the requests that were passed on have their answers, or after ANSWER_MS. */
  answered(): Promise<void>;
  readonly handle: Handler;
}

function isPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/** While the api restarts, its requests wait for it, and a page that is loaded says so and comes back by itself. */
export function holdRequests(isForApi: (path: string) => boolean): HeldRequests {
  const waiting = new Set<() => void>();
  const idleListeners = new Set<() => void>();
  let isDown = false;
  let openCount = 0;
  function passOn(response: ServerResponse, next: () => void): void {
    openCount += 1;
    response.once('close', () => {
      openCount -= 1;
      if (openCount === 0) for (const listener of idleListeners) listener();
    });
    next();
  }
  function hold(response: ServerResponse, next: () => void): void {
    function goOn(): void {
      clearTimeout(timer);
      waiting.delete(goOn);
      passOn(response, next);
    }
    const timer = setTimeout(goOn, HOLD_MS);
    waiting.add(goOn);
  }
  return {
    setRestarting(isRestarting) {
      isDown = isRestarting;
      if (!isDown) for (const goOn of waiting) goOn();
    },
    answered() {
      if (openCount === 0) return Promise.resolve();
      return new Promise((resolve) => {
        function end(): void {
          clearTimeout(timer);
          idleListeners.delete(end);
          resolve();
        }
        const timer = setTimeout(end, ANSWER_MS);
        idleListeners.add(end);
      });
    },
    handle(request, response, next) {
      const isOfApi = isForApi(request.url ?? '');
      if (!isDown) return isOfApi ? passOn(response, next) : next();
      if (isPage(request))
        return void response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(RESTARTING_PAGE);
      if (isOfApi) return hold(response, next);
      next();
    },
  };
}
