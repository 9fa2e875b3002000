import { Field, InterfaceType } from 'type-graphql';

/** The shop says no: `code` for programs, `message` for the shopper. */
@InterfaceType({ description: 'A refusal: code for programs, message for the shopper.' })
export abstract class UserError {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  message!: string;
}
