import { readEnv } from './env.ts';
import { learnFaq, learnIntents, startSandbox } from './index.ts';

/** After this timeout of the shutdown, open connections are closed. */
const STOP_LIMIT_MS = 1_800;

const sandbox = await startSandbox(readEnv(process.env));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void sandbox.close().then(() => process.exit(0));
  });
}
process.stdout.write(`sandbox: ${sandbox.url} (Stripe, Shippo), mail ${sandbox.url}/mail, SMTP port ${sandbox.smtpPort}\n`);
learnIntents();
learnFaq();
