import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import {
  ChangePasswordResult,
  Done,
  done,
  LoginResult,
  RegisterResult,
  ResetPasswordResult,
  SessionView,
  toUserView,
  UserView,
} from './accounts.results.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset, resetPassword } from './passwords/password-reset.ts';
import { register } from './register.ts';
import { adminLogin, login, logout } from './sign-in.ts';
import { listSessions, signOutElsewhere } from './list-sessions.ts';
import { currentUser } from './signed-in.ts';

function text() {
  return String;
}

@Resolver()
export class AccountsResolver {
  @Query(() => UserView, { nullable: true, description: 'The signed-in account; null for a visitor.' })
  async me(@Ctx() ctx: Context): Promise<UserView | null> {
    const user = await currentUser(ctx);
    return user && toUserView(user);
  }

  @Query(() => [SessionView], {
    description: 'The sessions of the signed-in account, the last used first. Error NOT_SIGNED_IN without a session.',
  })
  signedInPlaces(@Ctx() ctx: Context): Promise<SessionView[]> {
    return listSessions(ctx);
  }

  @Mutation(() => RegisterResult, { description: 'Opens a customer account and signs this browser in.' })
  register(
    @Ctx() ctx: Context,
    @Arg('firstName', text, { description: 'The given name, at most 100 characters.' }) firstName: string,
    @Arg('lastName', text, { description: 'The family name, at most 100 characters.' }) lastName: string,
    @Arg('email', text, { description: 'The e-mail address.' }) email: string,
    @Arg('password', text, { description: 'From 6 to 200 characters.' }) password: string,
  ): Promise<typeof RegisterResult> {
    return register(ctx, { firstName, lastName, email, password });
  }

  @Mutation(() => LoginResult, { description: 'Signs this browser in.' })
  login(
    @Ctx() ctx: Context,
    @Arg('email', text, { description: 'The e-mail address.' }) email: string,
    @Arg('password', text, { description: 'The password.' }) password: string,
  ): Promise<typeof LoginResult> {
    return login(ctx, { email, password });
  }

  @Mutation(() => LoginResult, { description: 'Signs staff in, by user name or e-mail address.' })
  adminLogin(
    @Ctx() ctx: Context,
    @Arg('username', text, { description: 'The user name or the e-mail address.' }) username: string,
    @Arg('password', text, { description: 'The password.' }) password: string,
  ): Promise<typeof LoginResult> {
    return adminLogin(ctx, { username, password });
  }

  @Mutation(() => Done, { description: 'Ends the session of this browser.' })
  async logout(@Ctx() ctx: Context): Promise<Done> {
    await logout(ctx);
    return done('Logged out');
  }

  @Mutation(() => Done, { description: 'Sends a mail with a reset link. The answer is the same whether or not the address is known.' })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('email', text, { description: 'The e-mail address of the account.' }) email: string,
  ): Promise<Done> {
    return requestPasswordReset(ctx, { email });
  }

  @Mutation(() => ResetPasswordResult, {
    description: 'Sets a new password by the token of a reset mail, and ends every session of the account.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', text, { description: 'The token of the link in the mail.' }) token: string,
    @Arg('password', text, { description: 'The new password: from 6 to 200 characters, from 12 for staff.' }) password: string,
  ): Promise<typeof ResetPasswordResult> {
    return resetPassword(ctx, { token, password });
  }

  @Mutation(() => ChangePasswordResult, {
    description: 'Sets a new password of the signed-in account, and ends its other sessions. Error NOT_SIGNED_IN without a session.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', text, { description: 'The password until now.' }) currentPassword: string,
    @Arg('newPassword', text, { description: 'The new password: from 6 to 200 characters, from 12 for staff.' }) newPassword: string,
  ): Promise<typeof ChangePasswordResult> {
    return changePassword(ctx, { currentPassword, newPassword });
  }

  @Mutation(() => Done, { description: 'Ends every other session of the signed-in account. Error NOT_SIGNED_IN without a session.' })
  signOutElsewhere(@Ctx() ctx: Context): Promise<Done> {
    return signOutElsewhere(ctx);
  }
}
