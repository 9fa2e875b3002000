import type { CookieOptions, Request } from 'express';
import type { SessionPort } from '../../context/session.ts';

/** As long as browsers keep any cookie at most (RFC 6265bis, 5.5, has 400 days); each sign-in renews it. */
const DEVICE_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

/** The cookie that outlasts the session: it signs nobody in; it marks a browser that was signed in before. */
export function deviceCookie(
  req: Request,
  { cookie, isHttps }: { cookie: CookieOptions; isHttps: boolean },
): Pick<SessionPort, 'deviceProof' | 'keepDeviceProof'> {
  const name = isHttps ? '__Host-brew.device' : 'brew.device';
  return {
    deviceProof() {
      const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
    },
    keepDeviceProof(proof) {
      // A browser would refuse it over plain http, and so does the session's cookie.
      if (isHttps && !req.secure) return;
      req.res!.cookie(name, proof, { ...cookie, maxAge: DEVICE_DAYS * DAY_MS });
    },
  };
}
