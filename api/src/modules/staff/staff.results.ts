import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import { Done } from '../accounts/index.ts';
import { type StaffRole, staffRoles } from './staff.entity.ts';

export const StaffRoleEnum = registerList(staffRoles, {
  name: 'StaffRole',
  description: 'What a member of the staff may do.',
  values: { 'coffee-admin': 'Characters, products, prices and stock.', admin: 'Everything.' },
});

@ObjectType({ description: 'A member of the staff.' })
export class StaffMember {
  @Field(() => ID, { description: 'Names the account.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null for an account that has a user name only.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'The user name, if there is one.' })
  username!: string | null;

  @Field(() => StaffRoleEnum, { description: 'What they may do.' })
  role!: StaffRole;

  @Field(() => Boolean, { description: "Whether the server's settings name the account: then they decide its role and password." })
  isNamedByEnvironment!: boolean;

  @Field(() => Boolean, { description: 'Whether they sign in with an authenticator app.' })
  hasSecondFactor!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the account that asks.' })
  isSelf!: boolean;

  @Field(() => Date, { nullable: true, description: 'When they last signed in (ISO 8601, UTC); null: never.' })
  lastSignInAt!: Date | null;
}

@ObjectType({ description: 'An invitation that was not accepted yet.' })
export class StaffInvitation {
  @Field(() => ID, { description: 'Names the invitation.' })
  id!: string;

  @Field(() => String, { description: 'To whom.' })
  email!: string;

  @Field(() => StaffRoleEnum, { description: 'What they may do once they have accepted.' })
  role!: StaffRole;

  @Field(() => Date, { description: 'Until when it can be accepted (ISO 8601, UTC).' })
  expiresAt!: Date;
}

@ObjectType({ description: 'The staff, and who is invited.' })
export class StaffList {
  @Field(() => [StaffMember], { description: 'By name.' })
  members!: StaffMember[];

  @Field(() => [StaffInvitation], { description: 'The newest first.' })
  invitations!: StaffInvitation[];
}

@ObjectType({
  implements: UserError,
  description:
    'Returned for a change of oneself, of an account that the settings name, of the last administrator, or of somebody who is staff already. Code STAFF_CHANGE_REFUSED.',
})
export class StaffChangeRefused extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Returned when the link of an invitation is unknown, used, withdrawn or over. Code INVITE_INVALID.',
})
export class InviteInvalid extends UserError {}

export function staffChangeRefused(message: string): StaffChangeRefused {
  return view(StaffChangeRefused, { code: 'STAFF_CHANGE_REFUSED', message });
}
export function inviteInvalid(): InviteInvalid {
  return view(InviteInvalid, { code: 'INVITE_INVALID', message: 'This invitation is invalid or has expired. Please ask for a new one.' });
}

export const StaffChangeResult = createUnionType({
  name: 'StaffChangeResult',
  description: 'What a mutation of the staff answers.',
  types: () => [Done, StaffChangeRefused] as const,
});
export const AcceptInviteResult = createUnionType({
  name: 'AcceptInviteResult',
  description: 'What acceptStaffInvite answers.',
  types: () => [Done, InviteInvalid] as const,
});

@ObjectType({ description: 'One line of the audit log.' })
export class AuditLine {
  @Field(() => ID, { description: 'Names the line; higher is later.' })
  id!: string;

  @Field(() => String, { description: "Who: 'system', 'visitor' or 'user:12'." })
  actor!: string;

  @Field(() => String, { nullable: true, description: 'The name of the account, if it was one.' })
  actorName!: string | null;

  @Field(() => String, { description: 'What was done, as the shop calls it: coupon-edited.' })
  action!: string;

  @Field(() => String, { description: "To what: 'coupon:12', 'order:1007'." })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'The values before, as JSON; null where there were none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The values after, or the details, as JSON.' })
  after!: string | null;

  @Field(() => Date, { description: 'When (ISO 8601, UTC).' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the audit log.' })
export class AuditPage {
  @Field(() => [AuditLine], { description: 'The newest first.' })
  rows!: AuditLine[];

  @Field(() => Int, { description: 'How many all pages have together; at most 10,000.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than totalCount.' })
  isCountCapped!: boolean;
}
