import { expect, test } from 'vitest';
import { printShapes, printType } from './print-shapes.ts';

test('prints what a schema allows as a type', () => {
  expect(printType({ type: 'integer' })).toBe('number');
  expect(printType({ type: ['string', 'null'] })).toBe('string | null');
  expect(printType({ type: 'string', enum: ['a', 'b'] })).toBe('"a" | "b"');
  expect(printType({ type: 'array', items: { anyOf: [{ $ref: 'Card' }, { type: 'null' }] } })).toBe('ReadonlyArray<Card | null>');
});

test('marks what may be left out', () => {
  const schema = { type: 'object', properties: { id: { type: 'string' }, key: { type: 'string' } }, required: ['id'] };
  expect(printShapes({ Turn: schema })).toContain('export type Turn = {\n  readonly id: string;\n  readonly key?: string;\n};');
});

test('refuses what it does not know', () => {
  expect(() => printType({})).toThrow('No type is known');
  expect(() => printType({ type: 'array' })).toThrow('No type is known');
});
