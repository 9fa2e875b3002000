import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { type Role, roles, type User } from './accounts.entity.ts';

const roleEnum = registerList(roles, {
  name: 'Role',
  description: 'What an account may do.',
  values: {
    customer: 'Buys, and sees its own orders.',
    'coffee-admin': 'Staff that looks after the coffees.',
    admin: 'Staff that may do everything.',
  },
});

/** What a person may know of their own account. */
@ObjectType('User', { description: 'An account as its owner sees it.' })
export class UserView {
  @Field(() => Int, { description: 'The number of the account.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Null for a staff account that has a user name only.' })
  email!: string | null;

  @Field(() => String, { description: 'The given name.' })
  firstName!: string;

  @Field(() => String, { description: 'The family name.' })
  lastName!: string;

  @Field(() => roleEnum, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => Date, { description: 'When the account was opened (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether an authenticator app is asked for when it signs in.' })
  hasSecondFactor!: boolean;
}

export function toUserView({ id, email, firstName, lastName, role, createdAt, totpConfirmedAt }: User): UserView {
  return view(UserView, { id, email, firstName, lastName, role, createdAt, hasSecondFactor: totpConfirmedAt !== null });
}

@ObjectType({ description: 'The browser now has a session of this account.' })
export class SignedIn {
  @Field(() => UserView, { description: 'The account.' })
  user!: UserView;

  @Field(() => String, { nullable: true, description: 'A warning about a password that is easily guessed; null when there is none.' })
  warning?: string;
}

export function signedIn(user: User, warning?: string): SignedIn {
  return view(SignedIn, { user: toUserView(user), warning });
}

@ObjectType({ description: 'The request was carried out.' })
export class Done {
  @Field(() => String, { description: 'What was done, for the person.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'A warning about a password that is easily guessed; null when there is none.' })
  warning?: string;
}

export function done(message: string, warning?: string): Done {
  return view(Done, { message, warning });
}

@ObjectType({
  implements: UserError,
  description: 'Returned when the name or the password is wrong; both cases read alike. Code WRONG_CREDENTIALS.',
})
export class WrongCredentials extends UserError {}

@ObjectType({
  implements: UserError,
  description:
    'Returned when the password was right and the account has a second factor: confirmSecondFactor signs in. Code SECOND_FACTOR_REQUIRED.',
})
export class SecondFactorRequired extends UserError {}

export function secondFactorRequired(): SecondFactorRequired {
  return view(SecondFactorRequired, { code: 'SECOND_FACTOR_REQUIRED', message: 'Enter the code of your authenticator app' });
}

@ObjectType({ implements: UserError, description: 'Returned when an account with this e-mail address exists. Code EMAIL_TAKEN.' })
export class EmailTaken extends UserError {}

@ObjectType({
  implements: UserError,
  description:
    'Returned when the token of a reset mail is unknown, used, older than 30 minutes, or replaced by a newer one. Code RESET_TOKEN_INVALID.',
})
export class ResetTokenInvalid extends UserError {}

export function wrongCredentials(message = 'Invalid email or password'): WrongCredentials {
  return view(WrongCredentials, { code: 'WRONG_CREDENTIALS', message });
}
export function emailTaken(): EmailTaken {
  return view(EmailTaken, { code: 'EMAIL_TAKEN', message: 'An account with this email already exists' });
}
export function resetTokenInvalid(): ResetTokenInvalid {
  return view(ResetTokenInvalid, {
    code: 'RESET_TOKEN_INVALID',
    message: 'This reset link is invalid or has expired. Please ask for a new one.',
  });
}

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'What register answers.',
  types: () => [SignedIn, EmailTaken] as const,
});
export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'What login and adminLogin answer.',
  types: () => [SignedIn, WrongCredentials, SecondFactorRequired] as const,
});
export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'What resetPassword answers.',
  types: () => [Done, ResetTokenInvalid] as const,
});
export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'What changePassword answers.',
  types: () => [Done, WrongCredentials] as const,
});

/** One browser in which the person is signed in. */
@ObjectType('SignedInPlace', { description: 'A session of the signed-in account in one browser.' })
export class SessionView {
  @Field(() => String, { description: 'Names the session in this list; it is not the session id.' })
  id!: string;

  @Field(() => String, { description: 'The User-Agent header of the browser.' })
  userAgent!: string;

  @Field(() => Date, { description: 'When the session began (ISO 8601, UTC).' })
  beganAt!: Date;

  @Field(() => Date, { description: 'When the session was last used (ISO 8601, UTC).' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'True for the session that asks.' })
  isCurrent!: boolean;
}
