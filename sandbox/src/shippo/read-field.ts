import { badField } from './shippo-error.ts';

export type Fields = Record<string, unknown>;

export function fieldText(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw badField(name, 'Not a valid string.');
  const text = String(value).trim();
  if (text.length > 500) throw badField(name, 'Ensure this field has no more than 500 characters.');
  return text;
}

export function requireField(fields: Fields, name: string): string {
  const text = fieldText(fields, name);
  if (text === '') throw badField(name, 'This field is required.');
  return text;
}

export function requireSize(fields: Fields, name: string): string {
  const text = requireField(fields, name);
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(text) || Number(text) <= 0) throw badField(name, 'A valid number above zero is required.');
  return text;
}

export function requireObject(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (value === undefined || value === null) throw badField(name, 'This field is required.');
  if (typeof value !== 'object' || Array.isArray(value)) throw badField(name, 'Invalid data. Expected a dictionary.');
  return value as Fields;
}
