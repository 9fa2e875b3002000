import 'reflect-metadata';
import { expect, it } from 'vitest';
import { registerList } from './register-list.ts';

const roasts = ['light', 'medium-dark'] as const;

it('names each value in capitals, as GraphQL does', () => {
  const values = { light: 'Light.', 'medium-dark': 'Between medium and dark.' };
  expect(registerList(roasts, { name: 'Roast', description: 'How long it was roasted.', values })).toEqual({
    LIGHT: 'light',
    MEDIUM_DARK: 'medium-dark',
  });
});

// Never called: the compiler checks it (npm run check, step "types").
export function rejectedByTheCompiler(): void {
  // @ts-expect-error A value without a description.
  registerList(roasts, { name: 'Roast', description: 'How long it was roasted.', values: { light: 'Light.' } });
}
