import { ControlError } from './control-error.ts';
import { FAULT_KINDS, FAULT_TARGETS, type Fault } from '../parts/faults.ts';

const FIELDS = ['method', 'path', 'kind', 'status', 'ms', 'count', 'skip', 'seed', 'target', 'executed'];

export function readFault(body: Record<string, unknown>): Omit<Fault, 'id' | 'struck'> {
  const unknown = Object.keys(body).find((name) => !FIELDS.includes(name));
  if (unknown) throw new ControlError(400, `Unknown field ${unknown}. Known: ${FIELDS.join(', ')}.`);
  const kind = FAULT_KINDS.find((one) => one === body['kind']);
  if (!kind) throw new ControlError(400, `kind must be one of ${FAULT_KINDS.join(', ')}.`);
  const target = FAULT_TARGETS.find((one) => one === (body['target'] ?? 'http'));
  if (!target) throw new ControlError(400, `target must be one of ${FAULT_TARGETS.join(', ')}.`);
  const path = body['path'] ?? '.*';
  if (typeof path !== 'string' || !isPattern(path)) throw new ControlError(400, 'path must be a regular expression.');
  const method = body['method'] ?? (target === 'smtp' ? 'DATA' : null);
  if (method !== null && typeof method !== 'string') throw new ControlError(400, 'method must be a string.');
  return {
    target,
    kind,
    path,
    method: method?.toUpperCase() ?? null,
    status: readNumber(body, 'status', target === 'smtp' ? 451 : 500),
    ms: readNumber(body, 'ms', kind === 'delay' ? 1_000 : 0),
    count: readNumber(body, 'count', 1),
    skip: readNumber(body, 'skip', 0),
    seed: readNumber(body, 'seed', 1),
    isExecuted: body['executed'] === true,
  };
}

function readNumber(body: Record<string, unknown>, name: string, fallback: number): number {
  const value = body[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new ControlError(400, `${name} must be a whole number of at least 0.`);
  return value;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
