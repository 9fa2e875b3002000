import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import { formatCents } from '../../../platform/lib/money.ts';
import { defineTool } from './tool.ts';

const freeFromCents = shop.freeShippingThresholdCents;
const standardCents = shop.defaultShippingCents;
const freeFrom = formatCents(freeFromCents);
const standard = formatCents(standardCents);

export const shippingPolicyTool = defineTool({
  name: 'shipping_policy',
  description: 'What shipping costs, from which order value it is free, and where we ship.',
  input: z.strictObject({}),
  run(_, { amounts }) {
    amounts.add(freeFromCents).add(standardCents);
    return {
      freeFrom,
      freeFromCents,
      standard,
      standardCents,
      countries: [shop.country],
      text: `Standard shipping is ${standard}; orders of ${freeFrom} or more ship free. We ship within the United States only.`,
    };
  },
});
