import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { App } from '../../app/app.ts';
import type { SessionPort } from '../../app/session.ts';
import { storableText } from '../../lib/input-text.ts';
import { probeWrite } from '../../queue/redis.ts';
import { deviceCookie } from './device-cookie.ts';
import { called, inPatience, PatientStore } from './patient-store.ts';
import { createPlaces } from './places.ts';

declare module 'express-session' {
  /** Written once, when the session begins. */
  interface SessionData {
    userId: number;
    stamp: string;
    beganAt: number;
    userAgent: string;
  }
}

const LONGEST_USER_AGENT = 300;

export type SessionsOf = (req: Request) => SessionPort;

/** Sessions in Redis (express-session, connect-redis), read only when a use-case asks: nothing public depends on Redis. */
export const createSessions = (app: App): SessionsOf => {
  const { env, redis, log, clock } = app;
  const isHttps = new URL(env.PUBLIC_URL).protocol === 'https:';
  // The prefix makes browsers refuse the cookie from anything but this very host over https (RFC 6265bis, 4.1.3).
  const cookieName = isHttps ? '__Host-brew.sid' : 'brew.sid';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' } as const;
  const store = new PatientStore({ client: redis, prefix: `${env.QUEUE_PREFIX}:session:` });
  const places = createPlaces(app, store);
  const open: RequestHandler = session({
    store,
    secret: [...env.sessionSecrets],
    name: cookieName,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { ...cookie, maxAge: env.SESSION_IDLE_HOURS * 3_600_000 },
  });
  const sendsCookie = (req: Request): boolean =>
    (req.headers.cookie ?? '').split(';').some((pair) => pair.trimStart().startsWith(`${cookieName}=`));

  return (req) => {
    const res = req.res as Response;
    let opened: Promise<void> | null = null;
    /** What a session went into is for one person only; express-session sees the answer out. */
    const load = (): Promise<void> => {
      res.set('Cache-Control', 'no-store');
      return (opened ??= called((done) => void open(req, res, done)));
    };
    const mayHaveSession = (): boolean => opened !== null || sendsCookie(req);
    const end = async (): Promise<void> => {
      // Gone already when one GraphQL document signs out twice.
      const { session: current } = req as Partial<Pick<Request, 'session'>>;
      if (!current) return;
      if (current.userId !== undefined) await places.remove(current.userId, req.sessionID);
      await called((done) => current.destroy(done));
      res.clearCookie(cookieName, cookie);
    };

    return {
      ...deviceCookie(req, { cookie, isHttps }),
      async ready() {
        await inPatience(probeWrite(redis, env.QUEUE_PREFIX));
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
        await load();
        await called((done) => store.regenerate(req, done));
        const beganAt = clock.now().getTime();
        const userAgent = storableText(req.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT);
        Object.assign(req.session, { userId, stamp, beganAt, userAgent });
        // Saved before the answer: a 2xx must survive the process (reliability.md, I8).
        await called((done) => req.session.save(done));
        await places.add(userId, req.sessionID, beganAt);
      },
      async end() {
        if (!mayHaveSession()) return;
        await load();
        await end();
      },
      async list(userId) {
        await load();
        return places.list(userId, req.sessionID);
      },
      endAll: (userId, { exceptOwn }) => places.endAll(userId, exceptOwn ? req.sessionID : undefined),
    };
  };
};
