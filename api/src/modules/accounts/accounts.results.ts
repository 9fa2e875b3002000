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
@ObjectType('User')
export class UserView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true, description: 'Null for a staff login that has a user name only.' })
  email!: string | null;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => roleEnum)
  role!: Role;

  @Field(() => Date)
  createdAt!: Date;
}

export function toUserView({ id, email, firstName, lastName, role, createdAt }: User): UserView {
  return view(UserView, { id, email, firstName, lastName, role, createdAt });
}

@ObjectType()
export class SignedIn {
  @Field(() => UserView)
  user!: UserView;

  @Field(() => String, { nullable: true, description: 'What is to be said about a password that is easily guessed.' })
  warning?: string;
}

export function signedIn(user: User, warning?: string): SignedIn {
  return view(SignedIn, { user: toUserView(user), warning });
}

@ObjectType()
export class Done {
  @Field(() => String)
  message!: string;

  @Field(() => String, { nullable: true, description: 'What is to be said about a password that is easily guessed.' })
  warning?: string;
}

export function done(message: string, warning?: string): Done {
  return view(Done, { message, warning });
}

@ObjectType({ implements: UserError })
export class WrongCredentials extends UserError {}

@ObjectType({ implements: UserError })
export class EmailTaken extends UserError {}

@ObjectType({ implements: UserError })
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

export const RegisterResult = createUnionType({ name: 'RegisterResult', types: () => [SignedIn, EmailTaken] as const });
export const LoginResult = createUnionType({ name: 'LoginResult', types: () => [SignedIn, WrongCredentials] as const });
export const ResetPasswordResult = createUnionType({ name: 'ResetPasswordResult', types: () => [Done, ResetTokenInvalid] as const });
export const ChangePasswordResult = createUnionType({ name: 'ChangePasswordResult', types: () => [Done, WrongCredentials] as const });

/** One browser in which the person is signed in. */
@ObjectType('SignedInPlace')
export class SignedInPlaceView {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  userAgent!: string;

  @Field(() => Date)
  beganAt!: Date;

  @Field(() => Date)
  lastSeenAt!: Date;

  @Field(() => Boolean)
  isCurrent!: boolean;
}
