import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { giveUpParkedJob, retryParkedJob } from './decide-parked.ts';
import { ParkedJobResult } from './parked.results.ts';

@Resolver()
export class ParkedResolver {
  @Mutation(() => ParkedJobResult, { description: 'Has a failed job tried again. Error NOT_ALLOWED unless an administrator is signed in.' })
  retryParkedJob(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The job.' }) id: string): Promise<typeof ParkedJobResult> {
    return retryParkedJob(ctx, id);
  }

  @Mutation(() => ParkedJobResult, { description: 'Ends a failed job. Error NOT_ALLOWED unless an administrator is signed in.' })
  giveUpParkedJob(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The job.' }) id: string): Promise<typeof ParkedJobResult> {
    return giveUpParkedJob(ctx, id);
  }
}
