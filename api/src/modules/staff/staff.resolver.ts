import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { Done } from '../accounts/index.ts';
import { endStaffSessions, resetStaffSecondFactor, setStaffRole } from './change-staff.ts';
import { acceptStaffInvite, inviteStaff, withdrawStaffInvite } from './invite-staff.ts';
import { listAudit } from './audit/list-audit.ts';
import { listStaff } from './list-staff.ts';
import type { StaffRole } from './staff.entity.ts';
import { AcceptInviteResult, AuditPage, StaffChangeResult, StaffList, StaffRoleEnum } from './staff.results.ts';

function text() {
  return String;
}
function accountId() {
  return ID;
}

@Resolver()
export class StaffResolver {
  @Query(() => StaffList, { description: 'The staff and the open invitations. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminStaff(@Ctx() ctx: Context): Promise<StaffList> {
    return listStaff(ctx);
  }

  @Query(() => AuditPage, { description: 'The audit log, the newest first. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminAudit(
    @Ctx() ctx: Context,
    @Arg('q', text, { defaultValue: '', description: 'Part of an action, a subject or the details.' }) q: string,
    @Arg('actor', text, { nullable: true, description: "Only what 'system', 'visitor' or 'user:12' did." }) actor: string | null,
    @Arg('from', text, { nullable: true, description: 'The first day, YYYY-MM-DD.' }) from: string | null,
    @Arg('to', text, { nullable: true, description: 'The last day, YYYY-MM-DD.' }) to: string | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 50, description: 'Lines on a page, from 1 to 100.' }) pageSize: number,
  ): Promise<AuditPage> {
    return listAudit(ctx, { q, actor, from, to, page, pageSize });
  }

  @Mutation(() => StaffChangeResult, {
    description: 'Invites an address to the staff by mail, for three days. Error PROOF_REQUIRED without a fresh proof.',
  })
  inviteStaff(
    @Ctx() ctx: Context,
    @Arg('email', text, { description: 'The address.' }) email: string,
    @Arg('role', () => StaffRoleEnum, { description: 'What they may do.' }) role: StaffRole,
  ): Promise<typeof StaffChangeResult> {
    return inviteStaff(ctx, { email, role });
  }

  @Mutation(() => Done, { description: 'Withdraws an invitation.' })
  withdrawStaffInvite(@Ctx() ctx: Context, @Arg('id', accountId, { description: 'The invitation.' }) id: string): Promise<Done> {
    return withdrawStaffInvite(ctx, id);
  }

  @Mutation(() => AcceptInviteResult, {
    description: 'Accepts an invitation by the token of its mail, and sets the password of the account.',
  })
  acceptStaffInvite(
    @Ctx() ctx: Context,
    @Arg('token', text, { description: 'The token of the link in the mail.' }) token: string,
    @Arg('firstName', text, { description: 'The given name.' }) firstName: string,
    @Arg('lastName', text, { description: 'The family name.' }) lastName: string,
    @Arg('password', text, { description: 'From 12 to 200 characters.' }) password: string,
  ): Promise<typeof AcceptInviteResult> {
    return acceptStaffInvite(ctx, { token, firstName, lastName, password });
  }

  @Mutation(() => StaffChangeResult, {
    description: 'Sets what a member of the staff may do; null ends it. Error PROOF_REQUIRED without a fresh proof.',
  })
  setStaffRole(
    @Ctx() ctx: Context,
    @Arg('id', accountId, { description: 'The account.' }) id: string,
    @Arg('role', () => StaffRoleEnum, { nullable: true, description: 'Null: they are not staff any more.' }) role: StaffRole | null,
  ): Promise<typeof StaffChangeResult> {
    return setStaffRole(ctx, id, role);
  }

  @Mutation(() => StaffChangeResult, {
    description: 'Ends all sessions of a member of the staff. Error PROOF_REQUIRED without a fresh proof.',
  })
  endStaffSessions(
    @Ctx() ctx: Context,
    @Arg('id', accountId, { description: 'The account.' }) id: string,
  ): Promise<typeof StaffChangeResult> {
    return endStaffSessions(ctx, id);
  }

  @Mutation(() => StaffChangeResult, {
    description: 'Takes the authenticator app off the account of somebody who has lost it. Error PROOF_REQUIRED without a fresh proof.',
  })
  resetStaffSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', accountId, { description: 'The account.' }) id: string,
  ): Promise<typeof StaffChangeResult> {
    return resetStaffSecondFactor(ctx, id);
  }
}
