import { z } from 'zod';
import { listInput } from '../../../platform/input/list-input.ts';

export const customerKinds = ['account', 'guest', 'imported'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const customerSorts = ['joined', 'name', 'email', 'orders', 'spent'] as const;
export type CustomerSort = (typeof customerSorts)[number];

export const customerListInput = listInput.extend({
  kind: z.enum(customerKinds).nullish(),
  sort: z.enum(customerSorts).default('joined'),
  isDescending: z.boolean().default(true),
});
