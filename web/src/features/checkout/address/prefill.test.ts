import { expect, it } from 'vitest';
import { prefillFor } from './prefill.ts';

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Grinder' };

it('fills in e-mail and full name where they are empty', () => {
  expect(prefillFor({ email: '', name: ' ' }, ada)).toEqual({ email: 'ada@example.com', name: 'Ada Grinder' });
});

it('keeps typed text, and leaves unknown fields empty', () => {
  expect(prefillFor({ email: 'gift@example.com', name: 'Bo' }, ada)).toEqual({});
  expect(prefillFor({ email: '', name: '' }, { email: null, firstName: '', lastName: '' })).toEqual({});
});
