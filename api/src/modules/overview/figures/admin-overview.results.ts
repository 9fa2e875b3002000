import { Field, Int, ObjectType } from 'type-graphql';
import {
  OverviewCustomer,
  OverviewLowStock,
  OverviewNotCounted,
  OverviewOrder,
  OverviewPeriodEnum,
  OverviewPoint,
  OverviewSeller,
  OverviewTotals,
} from './overview.results.ts';
import type { OverviewPeriod } from './overview.inputs.ts';
import { ReviewCase } from './review.results.ts';

@ObjectType({ description: 'What the first page of the portal shows.' })
export class AdminOverview {
  @Field(() => OverviewPeriodEnum, { description: 'What points and before cover.' })
  period!: OverviewPeriod;

  @Field(() => String, { description: 'The time zone of all days: "America/New_York".' })
  timeZone!: string;

  @Field(() => Date, { description: 'When the figures were read (ISO 8601, UTC).' })
  asOf!: Date;

  @Field(() => OverviewTotals, { description: 'Of all time.' })
  totals!: OverviewTotals;

  @Field(() => OverviewTotals, { description: 'Of the period.' })
  current!: OverviewTotals;

  @Field(() => OverviewTotals, { description: 'Of the period before, which is as long.' })
  previous!: OverviewTotals;

  @Field(() => [OverviewPoint], { description: 'The period, the oldest first; the last one is not over. Days without orders have zeros.' })
  points!: OverviewPoint[];

  @Field(() => [OverviewPoint], { description: 'The period before, one for each of points.' })
  before!: OverviewPoint[];

  @Field(() => Int, { description: 'Days since the first order was paid, today included; 0 without orders.' })
  dayCount!: number;

  @Field(() => OverviewNotCounted, { description: 'Orders that the figures leave out.' })
  notCounted!: OverviewNotCounted;

  @Field(() => Int, { description: 'Paid orders that wait for the carrier.' })
  toShipCount!: number;

  @Field(() => [OverviewOrder], { description: 'The five newest orders.' })
  recentOrders!: OverviewOrder[];

  @Field(() => [OverviewCustomer], { description: 'The five newest customers.' })
  recentCustomers!: OverviewCustomer[];

  @Field(() => [OverviewSeller], { description: 'The five products that were bought most in the last 30 days.' })
  bestSellers!: OverviewSeller[];

  @Field(() => [OverviewLowStock], { description: 'Products of which at most 10 are left, the fewest first; at most 24.' })
  lowStock!: OverviewLowStock[];

  @Field(() => [ReviewCase], { description: 'What needs a decision, the oldest first; at most 50.' })
  reviewCases!: ReviewCase[];

  @Field(() => Int, { description: 'How many cases there are.' })
  reviewCount!: number;
}
