export const FAULT_KINDS = [
  'status',
  'delay',
  'hang',
  'reset-before',
  'reset-after',
  'truncate',
  'garbage',
  'drop',
  'duplicate',
  'reorder',
] as const;
export const FAULT_TARGETS = ['http', 'webhook', 'smtp'] as const;

type FaultKind = (typeof FAULT_KINDS)[number];
type FaultTarget = (typeof FAULT_TARGETS)[number];

export interface Fault {
  id: string;
  target: FaultTarget;
  /** HTTP verb; for smtp the phase CONNECT, MAIL, RCPT or DATA; null = any (smtp: DATA). */
  method: string | null;
  /** Regular expression: an HTTP path, a webhook's event type, or a mail address. */
  path: string;
  kind: FaultKind;
  status: number;
  ms: number;
  /** How many more times it applies; 0 = until cleared. */
  count: number;
  /** How many matches pass first. */
  skip: number;
  seed: number;
  /** status only: the call is executed first, then the error is returned. */
  isExecuted: boolean;
  struck: number;
}

export interface FaultScript {
  add(fault: Omit<Fault, 'id' | 'struck'>): Fault;
  /** The first matching fault; its count is decremented. */
  take(target: FaultTarget, method: string, subject: string): Fault | null;
  list(): Fault[];
  clear(): void;
}

export function createFaultScript(): FaultScript {
  let faults: Fault[] = [];
  let nextNumber = 1;
  function fits(fault: Fault, target: FaultTarget, method: string, subject: string): boolean {
    return fault.target === target && (fault.method === null || fault.method === method) && new RegExp(fault.path).test(subject);
  }

  return {
    add(fault) {
      const made: Fault = { ...fault, id: `fault_${nextNumber++}`, struck: 0 };
      faults.push(made);
      return made;
    },
    take(target, method, subject) {
      for (const fault of faults) {
        if (!fits(fault, target, method, subject)) continue;
        if (fault.skip > 0) {
          fault.skip -= 1;
          continue;
        }
        fault.struck += 1;
        if (fault.count > 0) {
          fault.count -= 1;
          if (fault.count === 0) faults = faults.filter((other) => other !== fault);
        }
        return fault;
      }
      return null;
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
    },
  };
}

/** A seeded generator (mulberry32), so that a body breaks at the same byte in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
