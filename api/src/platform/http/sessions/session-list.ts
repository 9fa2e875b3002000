import { createHash } from 'node:crypto';
import type { SessionData } from 'express-session';
import type { Services } from '../../context/services.ts';
import type { ListedSession } from '../../context/session.ts';
import { fromCallback, type TimedRedisStore, withStoreTimeout } from './session-store.ts';

/** More browsers than anybody uses. The oldest gives way, so that nobody can fill Redis with sessions of one account. */
const MOST_SESSIONS = 20;

export interface SessionList {
  add(userId: number, sid: string, beganAt: number): Promise<void>;
  remove(userId: number, sid: string): Promise<void>;
  list(userId: number, ownSid: string): Promise<ListedSession[]>;
  endAll(userId: number, exceptSid?: string): Promise<void>;
}

/** Which sessions belong to whom: a sorted set a person, by the time they began. */
export function createSessionList({ env, redis, clock }: Services, store: TimedRedisStore): SessionList {
  const idleMs = env.SESSION_IDLE_HOURS * 3_600_000;
  const absoluteMs = env.SESSION_ABSOLUTE_HOURS * 3_600_000;
  function keyOf(userId: number): string {
    return `${env.QUEUE_PREFIX}:places-of:${userId}`;
  }
  function sessionKey(sid: string): string {
    return store.prefix + sid;
  }

  async function end(userId: number, sids: string[]): Promise<void> {
    if (sids.length === 0) return;
    await withStoreTimeout(Promise.all([redis.del(sids.map(sessionKey)), redis.zRem(keyOf(userId), sids)]));
  }
  async function look(sid: string) {
    const [data, leftMs] = await Promise.all([
      fromCallback<SessionData | null>((done) => store.get(sid, done)),
      withStoreTimeout(redis.pTTL(sessionKey(sid))),
    ]);
    return { sid, data, leftMs };
  }

  return {
    async add(userId, sid, beganAt) {
      const key = keyOf(userId);
      const [, , surplus] = await withStoreTimeout(
        Promise.all([
          redis.zAdd(key, { score: beganAt, value: sid }),
          redis.pExpire(key, absoluteMs),
          redis.zRange(key, 0, -MOST_SESSIONS - 1),
        ]),
      );
      await end(userId, surplus);
    },
    async remove(userId, sid) {
      await withStoreTimeout(redis.zRem(keyOf(userId), sid));
    },
    async list(userId, ownSid) {
      const now = clock.now().getTime();
      const found = await Promise.all((await withStoreTimeout(redis.zRange(keyOf(userId), 0, -1))).map(look));
      function isLive({ data }: (typeof found)[number]): boolean {
        return data?.userId === userId && now - data.beganAt <= absoluteMs;
      }
      await end(
        userId,
        found.filter((session) => !isLive(session)).map(({ sid }) => sid),
      );
      return found
        .filter(isLive)
        .map(({ sid, data, leftMs }) => ({
          id: createHash('sha256').update(sid).digest('hex').slice(0, 16),
          userAgent: data!.userAgent,
          stamp: data!.stamp,
          beganAt: new Date(data!.beganAt),
          // Each visit gives the session its whole idle time again. Nothing is written for it: a late write could bring back what was ended.
          lastSeenAt: new Date(Math.max(data!.beganAt, now - Math.max(0, idleMs - leftMs))),
          isCurrent: sid === ownSid,
        }))
        .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    },
    async endAll(userId, exceptSid) {
      const sids = await withStoreTimeout(redis.zRange(keyOf(userId), 0, -1));
      await end(
        userId,
        sids.filter((sid) => sid !== exceptSid),
      );
    },
  };
}
