import { readFileSync } from 'node:fs';

/**
 * Named points where a test may kill, stop or slow the process (docs/reliability.md, section 4).
 * The complete list, so that "kill at every failpoint" is a loop over it.
 */
export const failpoints = [
  'intent.after-provider-call',
  'finalize.before-commit',
  'finalize.after-commit',
  'fulfil.start',
  'fulfil.after-stock',
  'fulfil.stock-committed',
  'label.intent-recorded',
  'label.after-purchase',
  'label.recorded',
  'mail.before-send',
  'mail.after-send',
  'mail.recorded',
  'resend.after-send',
  'bulk.before-commit',
  'bulk.item-committed',
  'fulfil.done',
  'refund.stored',
  'refund.made',
  'import.read-10',
  'import.read-50',
  'import.read-90',
  'import.rows-read',
  'import.rows-prepared',
  'import.stored-10',
  'import.stored-50',
  'import.stored-90',
  'import.before-commit',
  'import.after-commit',
  'import.before-undo-commit',
] as const;

type Failpoint = (typeof failpoints)[number];
export type ReachFailpoint = (name: Failpoint) => Promise<void>;

const inert: ReachFailpoint = async () => {};

function readSpec(spec: string): Map<string, string> {
  return new Map(spec.split(',').map((entry) => entry.trim().split(':') as [string, string]));
}

/**
 * Builds the hook from FAILPOINTS, e.g. `fulfil.after-stock:kill,mail.before-send:sleep=500`; each fires once.
 * `@path` names a file with such a text, read at every failpoint: a test arms a running process by writing it. A new text arms all its entries.
 * Inert when empty, and the env schema refuses it in production.
 */
export function armFailpoints(spec: string): ReachFailpoint {
  if (!spec) return inert;
  const path = spec.startsWith('@') ? spec.slice(1) : null;
  let text = path === null ? spec : '';
  let armed = readSpec(text);
  return async (name) => {
    const current = path === null ? text : readFileSync(path, 'utf8');
    if (current !== text) [text, armed] = [current, readSpec(current)];
    const action = armed.get(name);
    if (!action) return;
    armed.delete(name);
    if (action === 'kill') process.kill(process.pid, 'SIGKILL');
    if (action === 'throw') throw new Error(`failpoint ${name}`);
    const sleep = /^sleep=(\d+)$/.exec(action);
    // A killed process still runs until the signal lands; never go past the point.
    await new Promise((resolve) => setTimeout(resolve, sleep ? Number(sleep[1]) : 60_000));
  };
}
