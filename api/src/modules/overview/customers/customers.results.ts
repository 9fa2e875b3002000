import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { type CustomerKind, customerKinds, customerSorts } from './customers.inputs.ts';

export const CustomerKindEnum = registerList(customerKinds, {
  name: 'CustomerKind',
  description: 'How somebody is known to the shop.',
  values: {
    account: 'Has an account.',
    guest: 'Has bought without an account.',
    imported: 'Has no account and is known from imported orders only.',
  },
});

export const CustomerSortEnum = registerList(customerSorts, {
  name: 'CustomerSort',
  description: 'What a list of customers is sorted by.',
  values: {
    joined: 'When they came.',
    name: 'First name, then last name.',
    email: 'E-mail address.',
    orders: 'Number of orders.',
    spent: 'Money spent.',
  },
});

@ObjectType({ description: 'Somebody with an account, or somebody who has bought without one.' })
export class AdminCustomer {
  @Field(() => ID, { description: 'Names the customer: the number of the account, or the e-mail address of a guest.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address in lower case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Of the account, or of the latest order.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the account, or of the latest order.' })
  lastName!: string | null;

  @Field(() => Date, { description: 'When the account was made, or the first order (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => CustomerKindEnum, { description: 'How the shop knows them.' })
  kind!: CustomerKind;

  @Field(() => Int, { description: 'Orders that count, those without an account under the same address included.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Paid less refunded for these orders, in US cents.' })
  spentCents!: number;
}

@ObjectType({ description: 'How many customers of one kind match the search.' })
export class AdminCustomerCount {
  @Field(() => CustomerKindEnum, { description: 'The kind.' })
  kind!: CustomerKind;

  @Field(() => Int, { description: 'How many, counted to the end.' })
  count!: number;
}

@ObjectType({ description: 'A page of the customers.' })
export class AdminCustomerPage {
  @Field(() => [AdminCustomer], { description: 'The customers of the page.' })
  rows!: AdminCustomer[];

  @Field(() => Int, { description: 'How many all pages have together; at most 10,000.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than totalCount.' })
  isCountCapped!: boolean;

  @Field(() => [AdminCustomerCount], {
    description: 'Counts of the search for each kind, whichever is shown. Kinds without a match are left out.',
  })
  counts!: AdminCustomerCount[];
}
