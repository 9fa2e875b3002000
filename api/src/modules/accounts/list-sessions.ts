import { type Context, inTransaction } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { recordAudit } from '../audit/index.ts';
import { type Done, done, SessionView } from './accounts.results.ts';
import { User } from './accounts.entity.ts';
import { beginSession, requireUser, stampOf } from './signed-in.ts';

/** Where the person is signed in, the last used first. @throws NotSignedIn */
export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const user = await requireUser(ctx);
  const sessions = await ctx.session.list(user.id);
  return sessions
    .filter(({ stamp }) => stamp === stampOf(user))
    .map(({ id, userAgent, beganAt, lastSeenAt, isCurrent }) => view(SessionView, { id, userAgent, beganAt, lastSeenAt, isCurrent }));
}

/** Signs the person out everywhere else; this place goes on under a new session id. @throws NotSignedIn */
export async function signOutElsewhere(ctx: Context): Promise<Done> {
  const { id } = await requireUser(ctx);
  await inTransaction(ctx, async (tx) => {
    await tx.em.nativeUpdate(User, { id }, { sessionsValidFrom: tx.clock.now() });
    await recordAudit(tx, `user:${id}`, 'signed-out-elsewhere', `user:${id}`);
  });
  await ctx.session.endAll(id, { exceptOwn: true });
  await beginSession(ctx, await ctx.em.findOneOrFail(User, { id }, { refresh: true }));
  return done('You are signed out everywhere else.');
}
