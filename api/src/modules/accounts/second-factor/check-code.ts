import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { unseal } from '../../../platform/lib/seal.ts';
import type { User } from '../accounts.entity.ts';
import { guessPassword } from '../passwords/guesses.ts';
import { lockUser } from '../passwords/set-password.ts';
import { accountName } from '../signed-in.ts';
import { acceptedStep, hashRecoveryCode } from './codes.ts';

export const SECRET_PURPOSE = 'totp';
const CODE = /^\d{6}$/;

/**
 * Whether the code is the app's of now or one of the recovery codes, and uses it up. Wrong ones count as failed sign-ins (AUT-04).
 * @throws TooMany
 */
export function checkCode(ctx: Context, user: User, code: string): Promise<boolean> {
  return guessPassword(ctx, { account: accountName(user), user }, () =>
    inTransaction(ctx, async (tx) => acceptCode(tx, await lockUser(tx, user.id), code.trim())),
  );
}

async function acceptCode(tx: Context, user: User, code: string): Promise<boolean> {
  const secret = user.totpSecret && unseal(user.totpSecret, tx.env.sessionSecrets, SECRET_PURPOSE);
  if (CODE.test(code)) {
    const step = secret ? acceptedStep(secret, code, tx.clock.now(), user.totpLastStep) : null;
    if (step === null) return false;
    user.totpLastStep = step;
  } else {
    const left = user.recoveryCodeHashes.filter((hash) => hash !== hashRecoveryCode(code));
    if (left.length === user.recoveryCodeHashes.length) return false;
    user.recoveryCodeHashes = left;
  }
  await tx.em.flush();
  return true;
}
