import { Field, InputType } from 'type-graphql';

@InputType()
export class ShippingAddressInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  street1!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  state!: string;

  @Field(() => String)
  zip!: string;

  @Field(() => String, { defaultValue: 'US' })
  country!: string;
}
