import type { Param, ParamMap } from './form-body.ts';
import { invalidRequest, parameterMissing } from './stripe-error.ts';

export function readText(params: ParamMap, name: string): string | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
  if (value.length > 5_000) throw invalidRequest(`Invalid string: ${name} must be at most 5000 characters`, { param: name });
  return value;
}

export function requireText(params: ParamMap, name: string): string {
  const value = readText(params, name);
  if (value === undefined) throw parameterMissing(name);
  if (value.trim() === '')
    throw invalidRequest(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param: name },
    );
  return value;
}

export function readInteger(params: ParamMap, name: string): number | undefined {
  const value = readText(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  return Number(value);
}

export function readFlag(params: ParamMap, name: string): boolean | undefined {
  const value = readText(params, name);
  if (value === undefined || value === '') return undefined;
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  return value === 'true';
}

export function readChoice<T extends string>(params: ParamMap, name: string, choices: readonly T[]): T | undefined {
  const value = readText(params, name);
  if (value === undefined || value === '') return undefined;
  if (!choices.includes(value as T)) throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  return value as T;
}

export function readTexts(params: ParamMap, name: string): string[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
  return value.map((item) => {
    if (typeof item !== 'string') throw invalidRequest('Invalid array', { param: name });
    return item;
  });
}

export function readMap(params: ParamMap, name: string): ParamMap | undefined {
  const value: Param | undefined = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid object', { param: name });
  return value;
}

/** Stripe's limits: 50 keys, names of 40 and values of 500 characters. An empty value deletes the key. */
export function mergeMetadata(current: Record<string, string>, params: ParamMap): Record<string, string> {
  if (params['metadata'] === '') return {};
  const given = readMap(params, 'metadata');
  if (!given) return { ...current };
  const merged = { ...current };
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'string') throw invalidRequest(`Metadata values must be strings: metadata[${key}]`, { param: `metadata[${key}]` });
    if (key.length > 40)
      throw invalidRequest(`Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters.`, {
        param: `metadata[${key}]`,
      });
    if (value.length > 500)
      throw invalidRequest(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value.slice(0, 40)}...`,
        { param: `metadata[${key}]` },
      );
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > 50) throw invalidRequest('Metadata can have up to 50 keys.', { param: 'metadata' });
  return merged;
}
