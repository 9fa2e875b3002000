import 'reflect-metadata';
import { expect, it } from 'vitest';
import { UserError } from './user-error.ts';
import { view } from './view.ts';

class Refusal extends UserError {
  available!: number;
  grind!: string | null;
  hint?: string;
}

it('makes an instance of the class, by which a union finds its type', () => {
  const made = view(Refusal, { code: 'OUT', message: 'Out of stock', available: 0, grind: null });
  expect(made).toBeInstanceOf(Refusal);
  expect(made).toEqual({ code: 'OUT', message: 'Out of stock', available: 0, grind: null });
});

// Never called: the compiler checks it (npm run check, step "types").
export function rejectedByTheCompiler(): void {
  // @ts-expect-error A field of its own is missing.
  view(Refusal, { code: 'OUT', message: 'Out of stock', grind: null });
  // @ts-expect-error An inherited field is missing.
  view(Refusal, { code: 'OUT', available: 0, grind: null });
  // @ts-expect-error A nullable field has to be given as null.
  view(Refusal, { code: 'OUT', message: 'Out of stock', available: 0 });
  // @ts-expect-error A field that the class does not have.
  view(Refusal, { code: 'OUT', message: 'Out of stock', available: 0, grind: null, price: 1 });
}
