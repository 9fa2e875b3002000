import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A postal address in the United States.' })
export class ShippingAddressInput {
  @Field(() => String, { description: 'The recipient.' })
  name!: string;

  @Field(() => String, { description: 'Street and house number.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, suite and so on.' })
  street2?: string | null;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'The state, such as OR.' })
  state!: string;

  @Field(() => String, { description: 'The ZIP code, such as 97209 or 97209-1234.' })
  zip!: string;

  @Field(() => String, { defaultValue: 'US', description: 'The country, ISO 3166-1 alpha-2; only US is accepted.' })
  country!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number of the recipient, for the carrier.' })
  phone?: string | null;
}
