import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { StartRefused } from './stop-with-message.ts';

function lastOutput(child: Child): string {
  return child.lastLines().slice(-8).join('\n  ');
}

/** Starts a child and resolves when it has printed the line; rejects if it exits first or the timeout elapses. */
export async function waitForLine(
  title: string,
  wanted: RegExp,
  timeoutMs: number,
  start: (onLine: (line: string) => void) => Promise<Child>,
): Promise<Child> {
  const seen = Promise.withResolvers<'seen'>();
  const child = await start((line) => {
    if (wanted.test(line)) seen.resolve('seen');
  });
  const timer = new AbortController();
  const late = sleep(timeoutMs, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const);
  const outcome = await Promise.race([seen.promise, child.exited, late]);
  timer.abort();
  if (outcome === 'seen') return child;
  if (outcome === 'late') await child.stop(2000);
  throw new StartRefused(`${title} did not start. Its last output:\n  ${lastOutput(child)}`);
}

/** A shop without Redis is ready but reports it as degraded; the start waits for Redis too. */
export async function isFullyReady(response: Response): Promise<boolean> {
  return response.ok && ((await response.clone().json()) as { status?: string }).status === 'ready';
}

function isOk(response: Response): boolean {
  return response.ok;
}

/** Resolves when the URL responds as expected (2xx by default); rejects if the child exits first or the timeout elapses. */
export async function waitForHttp(
  title: string,
  url: string,
  timeoutMs: number,
  child: Child,
  isReady: (response: Response) => boolean | Promise<boolean> = isOk,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let answer = 'nothing';
  while (!child.hasExited()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (await isReady(response)) return;
      answer = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      answer = String((error as { cause?: unknown }).cause ?? error);
    }
    if (Date.now() > deadline) throw new StartRefused(`${title} was not ready within ${timeoutMs / 1000} s: ${url} answered ${answer}`);
    await Promise.race([sleep(60), child.exited]);
  }
  const { code, signal } = await child.exited;
  const reason = `${signal ?? `exit code ${code}`}; ${child.lastLines().at(-1) ?? 'no output'}`;
  throw new StartRefused(`${title} ended while it started (${reason}). Its last output:\n  ${lastOutput(child)}`);
}
