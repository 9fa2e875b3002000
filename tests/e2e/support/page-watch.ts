import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';
import { VIDEO_HOST } from './video-host.ts';

/** What a page may never do: complain, break, lose a request, or speak to another origin. */
export type PageWatch = {
  /** Names a complaint that the test provokes on purpose, such as the browser's own line about a declined card's 402. */
  allow(complaint: RegExp): void;
  complaints(): string[];
  /** Takes its listeners off the context, which other tests may go on using. */
  stop(): void;
};

function isHttp(url: string): boolean {
  return /^https?:/.test(url);
}

function foreignOrigin(request: Request, shopOrigin: string, mailOrigin: string): string | null {
  const url = request.url();
  if (!isHttp(url)) return null;
  const { origin } = new URL(url);
  if (origin === shopOrigin) return null;
  // The television's player stays inside its frame.
  if (origin === VIDEO_HOST && request.isNavigationRequest() && request.frame().parentFrame() !== null) return null;
  // The caught mail may be visited, but no page of the shop may load anything from there.
  const isMail = request.isNavigationRequest() || new URL(request.frame().url()).origin === mailOrigin;
  return origin === mailOrigin && isMail ? null : origin;
}

/** Listens to every page of the context, those opened later included. */
export function watchPages(context: BrowserContext, shopOrigin: string, mailOrigin: string): PageWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [
    // The machine's own network was reconfigured: another program's doing, and Chromium asks again.
    /net::ERR_NETWORK_CHANGED/,
    // The mail's frame runs no scripts, and the runner tries to look inside.
    /^console error: Blocked script execution in '[^']*\/mail\/\w+\/frame'/,
  ];
  function onConsole(message: ConsoleMessage): void {
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }
  function onError(error: WebError): void {
    seen.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  }
  function onFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page cuts what it was still loading; that is no failure.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.method()} ${request.url()}: ${reason}`);
  }
  function onResponse(response: Response): void {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  }
  function onRequest(request: Request): void {
    // A service worker's request has no frame; the shop has no service worker.
    const foreign = request.serviceWorker() ? 'a service worker' : foreignOrigin(request, shopOrigin, mailOrigin);
    if (foreign) seen.push(`request to ${foreign}: ${request.url()}`);
  }
  context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure);
  context.on('response', onResponse).on('request', onRequest);
  return {
    allow: (complaint) => void allowed.push(complaint),
    complaints: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    stop() {
      context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailure);
      context.off('response', onResponse).off('request', onRequest);
    },
  };
}
