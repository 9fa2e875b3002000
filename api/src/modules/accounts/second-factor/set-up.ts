import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { seal, unseal } from '../../../platform/lib/seal.ts';
import { view } from '../../../platform/graphql/view.ts';
import { recordAudit } from '../../audit/index.ts';
import type { User } from '../accounts.entity.ts';
import { type Done, done, type WrongCredentials, wrongCredentials } from '../accounts.results.ts';
import { lockUser } from '../passwords/set-password.ts';
import { accountName, requireProof, requireStaff } from '../signed-in.ts';
import { checkCode, SECRET_PURPOSE } from './check-code.ts';
import { acceptedStep, hashRecoveryCode, newRecoveryCodes, newSecret, otpauthUrl, qrPath } from './codes.ts';
import { RecoveryCodes, SecondFactorSecret } from './second-factor.results.ts';

export const WRONG_CODE = 'That code is not right';
const SET_UP_ALREADY = 'This account has an authenticator app already: end that one first';

/** Makes a new secret; it counts once confirmSecondFactorSetup has seen a code of it. @throws NotAllowed, ProofRequired */
export async function beginSecondFactor(ctx: Context): Promise<SecondFactorSecret> {
  const { id } = await requireStaff(ctx);
  await requireProof(ctx);
  const secret = newSecret();
  const user = await inTransaction(ctx, async (tx) => {
    const locked = await lockUser(tx, id);
    if (locked.totpConfirmedAt) throw new InvalidInput(SET_UP_ALREADY);
    locked.totpSecret = seal(secret, tx.env.sessionSecrets, SECRET_PURPOSE);
    await tx.em.flush();
    return locked;
  });
  const url = otpauthUrl(secret, labelOf(user));
  const { path, size } = qrPath(url);
  return view(SecondFactorSecret, { secret, otpauthUrl: url, qrPath: path, qrSize: size });
}

function labelOf({ email, username }: User): string {
  return email ?? username ?? 'staff';
}

/** Turns the second factor on, by a code of the new app. The recovery codes are shown once. @throws NotAllowed, ProofRequired */
export async function confirmSecondFactorSetup(ctx: Context, code: string): Promise<RecoveryCodes | WrongCredentials> {
  const { id } = await requireStaff(ctx);
  await requireProof(ctx);
  const codes = newRecoveryCodes();
  const isOn = await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id);
    const secret = user.totpSecret && unseal(user.totpSecret, tx.env.sessionSecrets, SECRET_PURPOSE);
    const step = secret && !user.totpConfirmedAt ? acceptedStep(secret, code.trim(), tx.clock.now(), 0) : null;
    if (step === null) return false;
    Object.assign(user, {
      totpConfirmedAt: tx.clock.now(),
      totpLastStep: step,
      recoveryCodeHashes: codes.map(hashRecoveryCode),
    });
    await tx.em.flush();
    await recordAudit(tx, accountName(user), 'second-factor-on', accountName(user));
    return true;
  });
  return isOn ? view(RecoveryCodes, { codes }) : wrongCredentials(WRONG_CODE);
}

/** Turns the second factor off, by a code. @throws NotAllowed, ProofRequired, TooMany */
export async function endSecondFactor(ctx: Context, code: string): Promise<Done | WrongCredentials> {
  const user = await requireStaff(ctx);
  await requireProof(ctx);
  if (!(await checkCode(ctx, user, code))) return wrongCredentials(WRONG_CODE);
  await inTransaction(ctx, async (tx) => {
    await forgetSecondFactor(tx, await lockUser(tx, user.id));
    await recordAudit(tx, accountName(user), 'second-factor-off', accountName(user));
  });
  return done('The authenticator app is off.');
}

/** Takes the second factor off an account. Inside a transaction, with the row locked. */
export async function forgetSecondFactor(tx: Context, user: User): Promise<void> {
  Object.assign(user, { totpSecret: null, totpConfirmedAt: null, totpLastStep: 0, recoveryCodeHashes: [] });
  await tx.em.flush();
}
