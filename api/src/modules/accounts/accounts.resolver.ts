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
  @Query(() => UserView, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  async me(@Ctx() ctx: Context): Promise<UserView | null> {
    const user = await currentUser(ctx);
    return user && toUserView(user);
  }

  @Query(() => [SessionView], { description: 'Where you are signed in.' })
  signedInPlaces(@Ctx() ctx: Context): Promise<SessionView[]> {
    return listSessions(ctx);
  }

  @Mutation(() => RegisterResult)
  register(
    @Ctx() ctx: Context,
    @Arg('firstName', text) firstName: string,
    @Arg('lastName', text) lastName: string,
    @Arg('email', text) email: string,
    @Arg('password', text) password: string,
  ): Promise<typeof RegisterResult> {
    return register(ctx, { firstName, lastName, email, password });
  }

  @Mutation(() => LoginResult)
  login(@Ctx() ctx: Context, @Arg('email', text) email: string, @Arg('password', text) password: string): Promise<typeof LoginResult> {
    return login(ctx, { email, password });
  }

  @Mutation(() => LoginResult, { description: 'Staff only, by user name or e-mail.' })
  adminLogin(
    @Ctx() ctx: Context,
    @Arg('username', text) username: string,
    @Arg('password', text) password: string,
  ): Promise<typeof LoginResult> {
    return adminLogin(ctx, { username, password });
  }

  @Mutation(() => Done)
  async logout(@Ctx() ctx: Context): Promise<Done> {
    await logout(ctx);
    return done('Logged out');
  }

  @Mutation(() => Done, { description: 'The answer is the same whether or not the address is known.' })
  requestPasswordReset(@Ctx() ctx: Context, @Arg('email', text) email: string): Promise<Done> {
    return requestPasswordReset(ctx, { email });
  }

  @Mutation(() => ResetPasswordResult)
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', text) token: string,
    @Arg('password', text) password: string,
  ): Promise<typeof ResetPasswordResult> {
    return resetPassword(ctx, { token, password });
  }

  @Mutation(() => ChangePasswordResult)
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', text) currentPassword: string,
    @Arg('newPassword', text) newPassword: string,
  ): Promise<typeof ChangePasswordResult> {
    return changePassword(ctx, { currentPassword, newPassword });
  }

  @Mutation(() => Done)
  signOutElsewhere(@Ctx() ctx: Context): Promise<Done> {
    return signOutElsewhere(ctx);
  }
}
