import { Field, InterfaceType } from 'type-graphql';

/** The shop says no: `code` for programs, `message` for the shopper. */
@InterfaceType({
  description:
    'A refusal: the shop understood the request and says no. Bad input, missing rights and faults are errors of the response instead, with extensions.code INVALID_INPUT, NOT_SIGNED_IN, NOT_ALLOWED, MISSING, TOO_MANY, UNAVAILABLE or INTERNAL.',
})
export abstract class UserError {
  @Field(() => String, { description: 'For programs: the same in GraphQL and REST.' })
  code!: string;

  @Field(() => String, { description: 'For the shopper, in English.' })
  message!: string;
}
