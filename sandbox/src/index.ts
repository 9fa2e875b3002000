import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createClock } from './parts/clock.ts';
import { createFaultScript } from './parts/faults.ts';
import { createSmtpCatcher } from './mail/smtp-catcher.ts';
import { createModelScript } from './parts/model-script.ts';
import { createRequestLog } from './parts/request-log.ts';
import type { Sandbox } from './parts/sandbox.ts';
import { openStore } from './store/store.ts';
import { sweepCheckouts } from './stripe/checkout/checkout-state.ts';
import { createOutbox } from './stripe/webhooks/outbox.ts';

export { learnFaq } from './persona/faq/find-entry.ts';
export { learnIntents } from './persona/intents/classify.ts';

export interface SandboxOptions {
  /** 0 = any free port. */
  port: number;
  smtpPort: number;
  host?: string;
  /** Without a folder the state is kept in memory only. */
  dataDir?: string;
  webhookUrl?: string;
  webhookSecret?: string;
  /** Path prefix under which the shop proxies the sandbox to browsers; without it pages are linked directly. */
  publicPath?: string;
  /** Delay between streamed words of the persona engine, in milliseconds; default 0. */
  wordDelayMs?: number;
}

export interface RunningSandbox {
  url: string;
  smtpPort: number;
  setWebhookUrl(url: string): void;
  close(): Promise<void>;
}

const SWEEP_EVERY_MS = 30_000;

/** Starts both servers. Tests import only this. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const host = options.host ?? '127.0.0.1';
  const store = openStore(options.dataDir ?? null);
  const clock = createClock(store);
  const faults = createFaultScript();
  const outbox = createOutbox({ store, clock, faults, secret: options.webhookSecret ?? 'whsec_sandbox', url: options.webhookUrl ?? null });
  const server = createServer();
  function ownUrl(): string {
    return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  }
  const sandbox: Sandbox = {
    store,
    clock,
    faults,
    outbox,
    modelScript: createModelScript(),
    requestLog: createRequestLog(),
    wordDelayMs: options.wordDelayMs ?? 0,
    pageUrl: (path, besides) =>
      options.publicPath && besides && URL.canParse(besides) ? new URL(besides).origin + options.publicPath + path : ownUrl() + path,
  };
  server.on('request', createApp(sandbox));
  const smtp = createSmtpCatcher(sandbox);
  await listen(server, options.port, host);
  await listen(smtp.server, options.smtpPort, host).catch((error: unknown) => {
    server.close();
    throw error;
  });
  outbox.start();
  const sweep = setInterval(() => sweepCheckouts(sandbox), SWEEP_EVERY_MS).unref();
  let closing: Promise<void> | null = null;

  async function shutDown(): Promise<void> {
    clearInterval(sweep);
    outbox.stop();
    server.close();
    server.closeAllConnections();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    store.close();
  }

  return {
    url: ownUrl(),
    smtpPort: (smtp.server.address() as AddressInfo).port,
    setWebhookUrl: (url) => outbox.setUrl(url),
    close: () => (closing ??= shutDown()),
  };
}

interface Listener {
  listen(port: number, host: string): unknown;
  once(event: 'listening' | 'error', done: (error?: Error) => void): unknown;
  off(event: 'listening' | 'error', done: (error?: Error) => void): unknown;
}

function listen(server: Listener, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    function done(error?: Error): void {
      server.off('listening', done);
      server.off('error', done);
      if (error) reject(error);
      else resolve();
    }
    server.once('listening', done);
    server.once('error', done);
    server.listen(port, host);
  });
}
