import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { type CustomerKind } from '../customers/customers.inputs.ts';
import { CustomerKindEnum } from '../customers/customers.results.ts';
import { overviewPeriods } from './overview.inputs.ts';

export const OverviewPeriodEnum = registerList(overviewPeriods, {
  name: 'OverviewPeriod',
  description: 'What the charts of the overview show.',
  values: {
    'days-7': 'The last 7 days, today included, by day.',
    'days-30': 'The last 30 days, today included, by day.',
    'months-12': 'The last 12 months, this one included, by month.',
  },
});

@ObjectType({ description: 'Figures of a day or a month.' })
export class OverviewPoint {
  @Field(() => String, { description: "The day, or the first day of the month, in the shop's time zone (YYYY-MM-DD)." })
  day!: string;

  @Field(() => Int, { description: 'Orders that were paid.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Paid less refunded, in US cents, by the day of the payment.' })
  revenueCents!: number;

  @Field(() => Int, { description: 'Customers who came.' })
  newCustomerCount!: number;
}

@ObjectType({ description: 'Figures of all time, or of a period.' })
export class OverviewTotals {
  @Field(() => Int, { description: 'Customers: all there are, or those who came in the period.' })
  customerCount!: number;

  @Field(() => Int, { description: 'Orders that were paid.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Paid less refunded, in US cents.' })
  revenueCents!: number;

  @Field(() => Int, { description: 'What was refunded of it, in US cents.' })
  refundedCents!: number;

  @Field(() => Int, { nullable: true, description: 'Revenue for each order, in US cents; null without orders.' })
  averageCents!: number | null;
}

@ObjectType({ description: 'Orders that no figure counts.' })
export class OverviewNotCounted {
  @Field(() => Int, { description: 'Imported from another shop.' })
  imported!: number;

  @Field(() => Int, { description: 'Bought in the sandbox, in a shop that takes real payments.' })
  sandbox!: number;

  @Field(() => Int, { description: 'Bought with test cards, in a shop that takes real payments.' })
  test!: number;
}

@ObjectType({ description: 'An order in the list of the newest.' })
export class OverviewOrder {
  @Field(() => ID, { description: 'The public reference.' })
  id!: string;

  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => String, {
    description: "What the list of orders shows, a value of ShownStatus: 'PAID', 'NEEDS_REVIEW', 'PARTLY_REFUNDED' and so on.",
  })
  status!: string;

  @Field(() => String, { nullable: true, description: 'First and last name.' })
  customerName!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => Int, { description: 'What was charged, in US cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What was refunded of it, in US cents.' })
  refundedCents!: number;

  @Field(() => Date, { description: 'When it was paid (ISO 8601, UTC).' })
  paidAt!: Date;
}

@ObjectType({ description: 'A customer in the list of the newest.' })
export class OverviewCustomer {
  @Field(() => ID, { description: 'Names the customer, as in the list of customers.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'First and last name.' })
  name!: string | null;

  @Field(() => CustomerKindEnum, { description: 'How the shop knows them.' })
  kind!: CustomerKind;

  @Field(() => Date, { description: 'When they came (ISO 8601, UTC).' })
  createdAt!: Date;
}

@ObjectType({ description: 'How often a product was bought in the last 30 days.' })
export class OverviewSeller {
  @Field(() => String, { description: 'Names the product.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  imageUrl!: string | null;

  @Field(() => String, { description: 'Its colour, "#rrggbb".' })
  tint!: string;

  @Field(() => Int, { description: 'How many were bought.' })
  quantity!: number;
}

@ObjectType({ description: 'A product of which few are left.' })
export class OverviewLowStock {
  @Field(() => String, { description: 'Names the product.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  imageUrl!: string | null;

  @Field(() => String, { description: '"whole-bean", "ground" or "none".' })
  grind!: string;

  @Field(() => Int, { description: 'How many can be bought.' })
  available!: number;
}
