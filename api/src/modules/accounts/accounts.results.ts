import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import type { User } from './accounts.entity.ts';

export enum RoleView {
  CUSTOMER = 'customer',
  COFFEE_ADMIN = 'coffee-admin',
  ADMIN = 'admin',
}
registerEnumType(RoleView, { name: 'Role' });

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

  @Field(() => RoleView)
  role!: RoleView;

  @Field(() => Date)
  createdAt!: Date;
}

export function toUserView({ id, email, firstName, lastName, role, createdAt }: User): UserView {
  return Object.assign(new UserView(), { id, email, firstName, lastName, role: role as RoleView, createdAt });
}

@ObjectType()
export class SignedIn {
  @Field(() => UserView)
  user!: UserView;

  @Field(() => String, { nullable: true, description: 'What is to be said about a password that is easily guessed.' })
  warning?: string;
}

export function signedIn(user: User, warning?: string): SignedIn {
  return Object.assign(new SignedIn(), { user: toUserView(user), ...(warning && { warning }) });
}

@ObjectType()
export class Done {
  @Field(() => String)
  message!: string;

  @Field(() => String, { nullable: true, description: 'What is to be said about a password that is easily guessed.' })
  warning?: string;
}

export function done(message: string, warning?: string): Done {
  return Object.assign(new Done(), { message, ...(warning && { warning }) });
}

@ObjectType({ implements: UserError })
export class WrongCredentials extends UserError {}

@ObjectType({ implements: UserError })
export class EmailTaken extends UserError {}

@ObjectType({ implements: UserError })
export class ResetTokenInvalid extends UserError {}

function refusal<T extends UserError>(type: new () => T, code: string, message: string): T {
  return Object.assign(new type(), { code, message });
}

export function wrongCredentials(message = 'Invalid email or password'): WrongCredentials {
  return refusal(WrongCredentials, 'WRONG_CREDENTIALS', message);
}
export function emailTaken(): EmailTaken {
  return refusal(EmailTaken, 'EMAIL_TAKEN', 'An account with this email already exists');
}
export function resetTokenInvalid(): ResetTokenInvalid {
  return refusal(ResetTokenInvalid, 'RESET_TOKEN_INVALID', 'This reset link is invalid or has expired. Please ask for a new one.');
}

export const RegisterResult = createUnionType({ name: 'RegisterResult', types: () => [SignedIn, EmailTaken] as const });
export const LoginResult = createUnionType({ name: 'LoginResult', types: () => [SignedIn, WrongCredentials] as const });
export const ResetPasswordResult = createUnionType({ name: 'ResetPasswordResult', types: () => [Done, ResetTokenInvalid] as const });
export const ChangePasswordResult = createUnionType({ name: 'ChangePasswordResult', types: () => [Done, WrongCredentials] as const });

/** One browser in which the person is signed in. */
@ObjectType('SignedInPlace')
export class SessionView {
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
