import { readEnv } from './env.ts';
import { startSandbox } from './index.ts';

/** A stop has to be over within two seconds: what still hangs then is cut. */
const STOP_LIMIT_MS = 1_800;

const sandbox = await startSandbox(readEnv(process.env));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void sandbox.close().then(() => process.exit(0));
  });
}
process.stdout.write(`sandbox: ${sandbox.url} (Stripe, Shippo), mail ${sandbox.url}/mail, SMTP port ${sandbox.smtpPort}\n`);
