import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { Done, SignedIn, WrongCredentials } from '../accounts.results.ts';

@ObjectType({ description: 'What an authenticator app needs; shown once.' })
export class SecondFactorSecret {
  @Field(() => String, { description: 'To be typed into the app, in base32.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an address: otpauth://totp/...' })
  otpauthUrl!: string;

  @Field(() => String, { description: 'The address as a QR code: an SVG path of unit squares.' })
  qrPath!: string;

  @Field(() => Int, { description: 'How many squares the QR code is wide and high.' })
  qrSize!: number;
}

@ObjectType({ description: 'The second factor is on. Each code signs in once without the app; they are shown once.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'Ten codes.' })
  codes!: string[];
}

export const SetUpSecondFactorResult = createUnionType({
  name: 'SetUpSecondFactorResult',
  description: 'What confirmSecondFactorSetup answers.',
  types: () => [RecoveryCodes, WrongCredentials] as const,
});
export const ProveIdentityResult = createUnionType({
  name: 'ProveIdentityResult',
  description: 'What proveIdentity and endSecondFactor answer.',
  types: () => [Done, WrongCredentials] as const,
});
export const ConfirmSecondFactorResult = createUnionType({
  name: 'ConfirmSecondFactorResult',
  description: 'What confirmSecondFactor answers.',
  types: () => [SignedIn, WrongCredentials] as const,
});
