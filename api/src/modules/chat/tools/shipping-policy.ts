import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import { formatCents } from '../../../platform/lib/money.ts';
import { defineTool } from './tool.ts';

const freeFromCents = shop.freeShippingThresholdCents;
const standardCents = shop.defaultShippingCents;
const freeFrom = formatCents(freeFromCents);
const standard = formatCents(standardCents);
const dispatch = 'within 1-2 business days';

export const shippingPolicyTool = defineTool({
  name: 'shipping_policy',
  description: 'What shipping costs, from which order value it is free, when a parcel leaves, and where we ship.',
  input: z.strictObject({}),
  run(_, { amounts }) {
    amounts.add(freeFromCents).add(standardCents);
    return {
      freeFrom,
      freeFromCents,
      standard,
      standardCents,
      dispatch,
      countries: [shop.country],
      text: `Standard shipping is ${standard}; orders of ${freeFrom} or more ship free. Orders leave ${dispatch}. We ship within the United States only.`,
    };
  },
});
