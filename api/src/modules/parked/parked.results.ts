import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';

@ObjectType({ description: 'The failed job is tried again, or has been ended.' })
export class ParkedJobHandled {
  @Field(() => ID, { description: 'The job.' })
  id!: string;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when the job is not waiting for a decision: somebody has made it, or it never was. Code JOB_NOT_PARKED.',
})
export class JobNotParked extends UserError {}

export function jobNotParked(): JobNotParked {
  return view(JobNotParked, { code: 'JOB_NOT_PARKED', message: 'This job is not waiting for a decision any more' });
}

export const ParkedJobResult = createUnionType({
  name: 'ParkedJobResult',
  description: 'What retryParkedJob and giveUpParkedJob answer.',
  types: () => [ParkedJobHandled, JobNotParked] as const,
});
