import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/process/free-port.ts';
import { waitForHttp } from '../../../scripts/process/wait-for.ts';
import { type ServiceProcess, startService } from '../../support/service-process.ts';
import { type StackSandbox, WEBHOOK_SECRET } from '../../support/start-stack.ts';

const READY_LIMIT_MS = 30_000;

export type SandboxProcess = StackSandbox & { service: ServiceProcess };

/** The sandbox as a process with a state file, so that it keeps its state when it is killed and restarted. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'brew-sandbox-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({
    name: 'sandbox',
    program: 'sandbox/src/main.ts',
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: String(port),
      SMTP_PORT: String(smtpPort),
      SANDBOX_DATA: folder,
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SANDBOX_WORD_DELAY_MS: '0',
    },
    logFile: join(folder, 'sandbox.log'),
    waitUntilReady: (child) => waitForHttp('sandbox', `${url}/healthz`, READY_LIMIT_MS, child),
  });
  return {
    url,
    smtpPort,
    service,
    // An environment variable, so that it is set again after each restart.
    setWebhookUrl: (webhookUrl) => service.restart({ SANDBOX_WEBHOOK_URL: webhookUrl }),
    async close() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
