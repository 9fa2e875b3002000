import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { Done } from '../accounts.results.ts';
import { confirmExport, confirmSecondFactor, proveIdentity } from './prove.ts';
import { ConfirmSecondFactorResult, ProveIdentityResult, SecondFactorSecret, SetUpSecondFactorResult } from './second-factor.results.ts';
import { beginSecondFactor, confirmSecondFactorSetup, endSecondFactor } from './set-up.ts';

function text() {
  return String;
}

@Resolver()
export class SecondFactorResolver {
  @Mutation(() => ConfirmSecondFactorResult, {
    description: 'Ends a sign-in that answered SECOND_FACTOR_REQUIRED, within five minutes, in the same browser.',
  })
  confirmSecondFactor(
    @Ctx() ctx: Context,
    @Arg('code', text, { description: 'Six digits of the authenticator app, or a recovery code.' }) code: string,
  ): Promise<typeof ConfirmSecondFactorResult> {
    return confirmSecondFactor(ctx, code);
  }

  @Mutation(() => ProveIdentityResult, {
    description: 'Answers PROOF_REQUIRED: for the next ten minutes refunds, exports and changes of rights go through.',
  })
  proveIdentity(
    @Ctx() ctx: Context,
    @Arg('passwordOrCode', text, { description: 'The code of the authenticator app; the password where there is none.' })
    passwordOrCode: string,
  ): Promise<typeof ProveIdentityResult> {
    return proveIdentity(ctx, passwordOrCode);
  }

  @Mutation(() => Done, {
    description: 'Asks whether the person may export now. Error PROOF_REQUIRED without a fresh password or code.',
  })
  confirmExport(@Ctx() ctx: Context): Promise<Done> {
    return confirmExport(ctx);
  }

  @Mutation(() => SecondFactorSecret, {
    description:
      'Makes a secret for an authenticator app. Error INVALID_INPUT when the account has one, PROOF_REQUIRED without a fresh proof.',
  })
  beginSecondFactor(@Ctx() ctx: Context): Promise<SecondFactorSecret> {
    return beginSecondFactor(ctx);
  }

  @Mutation(() => SetUpSecondFactorResult, { description: 'Turns the second factor on, by a code of the new app.' })
  confirmSecondFactorSetup(
    @Ctx() ctx: Context,
    @Arg('code', text, { description: 'Six digits of the app.' }) code: string,
  ): Promise<typeof SetUpSecondFactorResult> {
    return confirmSecondFactorSetup(ctx, code);
  }

  @Mutation(() => ProveIdentityResult, {
    description: 'Turns the second factor off, by a code. Error PROOF_REQUIRED without a fresh proof.',
  })
  endSecondFactor(
    @Ctx() ctx: Context,
    @Arg('code', text, { description: 'Six digits of the app, or a recovery code.' }) code: string,
  ): Promise<typeof ProveIdentityResult> {
    return endSecondFactor(ctx, code);
  }
}
