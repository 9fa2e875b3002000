import { z } from 'zod';

export const overviewPeriods = ['days-7', 'days-30', 'months-12'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export const overviewInput = z.object({ period: z.enum(overviewPeriods).default('days-30') });
