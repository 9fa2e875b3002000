import { invalidRequest } from './stripe-error.ts';

export type Param = string | Param[] | ParamMap;
export interface ParamMap {
  [name: string]: Param;
}

/** The SDK sends no deeper or wider bodies. */
const MAX_DEPTH = 8;
const MAX_PAIRS = 2_000;

/** Decodes Stripe's form encoding: `a[b][0]=x`, `expand[]=y`. Maps whose keys are 0,1,2... become arrays. */
export function decodeForm(text: string): ParamMap {
  const root: ParamMap = Object.create(null) as ParamMap;
  let pairCount = 0;
  for (const [rawName, value] of new URLSearchParams(text)) {
    if (++pairCount > MAX_PAIRS) throw invalidRequest('Too many parameters.');
    place(root, splitName(rawName), value, rawName);
  }
  return arraysOf(root) as ParamMap;
}

function splitName(name: string): string[] {
  const head = name.indexOf('[');
  if (head < 0) return [name];
  const steps = [name.slice(0, head)];
  for (const match of name.slice(head).matchAll(/\[([^\]]*)\]/g)) steps.push(match[1] ?? '');
  if (steps.length > MAX_DEPTH) throw invalidRequest(`Parameter nested too deeply: ${steps[0]}`);
  return steps;
}

function place(root: ParamMap, steps: string[], value: string, rawName: string): void {
  let level = root;
  steps.forEach((step, index) => {
    const key = step === '' ? String(Object.keys(level).length) : step;
    if (index === steps.length - 1) {
      level[key] = value;
      return;
    }
    const next = level[key];
    if (typeof next === 'string') throw invalidRequest(`Invalid object: ${rawName}`, { param: steps[0] });
    level = level[key] = (next as ParamMap | undefined) ?? (Object.create(null) as ParamMap);
  });
}

function arraysOf(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = arraysOf(value[name] as Param);
  const isArray = names.length > 0 && names.every((name, index) => name === String(index));
  return isArray ? names.map((name) => value[name] as Param) : value;
}
