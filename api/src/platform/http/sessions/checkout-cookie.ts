import type { Request, Response } from 'express';
import type { CheckoutCookie } from '../../context/checkout-cookie.ts';
import type { Env } from '../../config/load-env.ts';

/** As long as the key of an attempt is of use to the page that keeps it. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** 256 bits in base64url. Anything else was not made here. */
const token = /^[A-Za-z0-9_-]{43}$/;

function findCookie(req: Request, name: string): string | null {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && token.test(value) ? value : null;
}

/** Needs no Redis and no signature: the token is random, and the database knows its hash (docs/reliability.md, PAY-33). */
export function createCheckoutCookies(env: Env): (req: Request) => CheckoutCookie {
  const secure = new URL(env.PUBLIC_URL).protocol === 'https:';
  // The prefix makes browsers refuse the cookie from anything but this very host over https (RFC 6265bis, 4.1.3).
  const name = secure ? '__Host-brew.checkout' : 'brew.checkout';
  return (req) => {
    const res = req.res as Response;
    let current = findCookie(req, name);
    let isSet = false;
    return {
      read: () => current,
      set(value) {
        if (isSet && value === current) return;
        current = value;
        isSet = true;
        res.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: KEPT_MS });
      },
    };
  };
}
