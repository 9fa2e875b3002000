import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Services } from '../../context/services.ts';
import type { SessionPort } from '../../context/session.ts';
import { storableText } from '../../lib/input-text.ts';
import { probeWrite } from '../../db/redis.ts';
import { deviceCookie } from './device-cookie.ts';
import { fromCallback, TimedRedisStore, withStoreTimeout } from './session-store.ts';
import { createSessionList } from './session-list.ts';

declare module 'express-session' {
  /** Written once, when the session begins. */
  interface SessionData {
    userId: number;
    stamp: string;
    beganAt: number;
    userAgent: string;
    /** When the person last gave a password or a code. */
    provenAt: number;
    /** In place of the rest, until the second factor is given. */
    secondStep: { userId: number; stamp: string; beganAt: number };
  }
}

/** So long a right password waits for the code of the second factor. */
const SECOND_STEP_MS = 5 * 60_000;

const LONGEST_USER_AGENT = 300;

export type SessionsOf = (req: Request) => SessionPort;

/** Sessions in Redis (express-session, connect-redis), read only when a use-case asks: nothing public depends on Redis. */
export function createSessions(services: Services): SessionsOf {
  const { env, redis, log, clock } = services;
  const isHttps = new URL(env.PUBLIC_URL).protocol === 'https:';
  // The prefix makes browsers refuse the cookie from anything but this very host over https (RFC 6265bis, 4.1.3).
  const cookieName = isHttps ? '__Host-brew.sid' : 'brew.sid';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' } as const;
  const store = new TimedRedisStore({ client: redis, prefix: `${env.QUEUE_PREFIX}:session:` });
  const sessionList = createSessionList(services, store);
  const open: RequestHandler = session({
    store,
    secret: [...env.sessionSecrets],
    name: cookieName,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { ...cookie, maxAge: env.SESSION_IDLE_HOURS * 3_600_000 },
  });
  function sendsCookie(req: Request): boolean {
    return (req.headers.cookie ?? '').split(';').some((pair) => pair.trimStart().startsWith(`${cookieName}=`));
  }

  return (req) => {
    const res = req.res as Response;
    let opened: Promise<void> | null = null;
    /** What a session went into is for one person only; express-session sees the answer out. */
    function load(): Promise<void> {
      res.set('Cache-Control', 'no-store');
      return (opened ??= fromCallback((done) => void open(req, res, done)));
    }
    function mayHaveSession(): boolean {
      return opened !== null || sendsCookie(req);
    }
    async function regenerate(): Promise<void> {
      await load();
      await fromCallback((done) => store.regenerate(req, done));
    }
    async function end(): Promise<void> {
      // Undefined when one GraphQL document signs out twice.
      const { session: current } = req as Partial<Pick<Request, 'session'>>;
      if (!current) return;
      if (current.userId !== undefined) await sessionList.remove(current.userId, req.sessionID);
      await fromCallback((done) => current.destroy(done));
      res.clearCookie(cookieName, cookie);
    }

    return {
      ...deviceCookie(req, { cookie, isHttps }),
      async ready() {
        await withStoreTimeout(probeWrite(redis, env.QUEUE_PREFIX));
      },
      async read() {
        res.set('Cache-Control', 'no-store');
        if (!mayHaveSession()) return null;
        await load();
        const { userId, stamp, beganAt } = (req.session as Request['session'] | undefined) ?? {};
        if (userId === undefined || stamp === undefined || beganAt === undefined) return null;
        if (clock.now().getTime() - beganAt <= env.SESSION_ABSOLUTE_HOURS * 3_600_000) return { userId, stamp };
        await end();
        return null;
      },
      async begin(userId, stamp) {
        if (isHttps && !req.secure) log.warn('No session cookie was set: set TRUST_PROXY and let the edge send X-Forwarded-Proto: https');
        await regenerate();
        const beganAt = clock.now().getTime();
        const userAgent = storableText(req.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT);
        Object.assign(req.session, { userId, stamp, beganAt, userAgent, provenAt: beganAt });
        // Saved before the answer: a 2xx must survive the process (docs/reliability.md, I8).
        await fromCallback((done) => req.session.save(done));
        await sessionList.add(userId, req.sessionID, beganAt);
      },
      async beginSecondStep(userId, stamp) {
        await regenerate();
        req.session.secondStep = { userId, stamp, beganAt: clock.now().getTime() };
        await fromCallback((done) => req.session.save(done));
      },
      async secondStep() {
        if (!mayHaveSession()) return null;
        await load();
        const { secondStep: step } = (req.session as Request['session'] | undefined) ?? {};
        return step && clock.now().getTime() - step.beganAt <= SECOND_STEP_MS ? { userId: step.userId, stamp: step.stamp } : null;
      },
      async provenAt() {
        if (!mayHaveSession()) return null;
        await load();
        const { provenAt } = (req.session as Request['session'] | undefined) ?? {};
        return provenAt === undefined ? null : new Date(provenAt);
      },
      async keepProof() {
        await load();
        req.session.provenAt = clock.now().getTime();
        await fromCallback((done) => req.session.save(done));
      },
      async end() {
        if (!mayHaveSession()) return;
        await load();
        await end();
      },
      async list(userId) {
        await load();
        return sessionList.list(userId, req.sessionID);
      },
      endAll: (userId, { exceptOwn }) => sessionList.endAll(userId, exceptOwn ? req.sessionID : undefined),
    };
  };
}
