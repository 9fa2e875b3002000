import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/load-env.ts';
import { shop } from '../../config/shop.ts';

/** Stripe's own list: https://docs.stripe.com/security/guide#content-security-policy */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
};
const noSources: typeof stripeSources = { script: [], connect: [], frame: [], image: [] };

/** A script address of one's own (STRIPE_JS_URL) is trusted like the vendor's. */
function ownStripeOrigin(jsUrl: string): string[] {
  return /^https?:\/\//.test(jsUrl) ? [new URL(jsUrl).origin] : [];
}

function directives(env: Env, framedBy: "'none'" | "'self'") {
  const stripe = env.modes.payments === 'sandbox' ? noSources : stripeSources;
  const own = ownStripeOrigin(env.stripe.jsUrl);
  return {
    'default-src': ["'self'"],
    // A page adds the hashes of its inline script and style sheets (allow-inline.ts). A style attribute reaches one element only.
    'script-src': ["'self'", ...stripe.script, ...own],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...stripe.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...stripe.connect, ...own],
    'frame-src': ["'self'", shop.videoHost, ...stripe.frame, ...own],
    'frame-ancestors': [framedBy],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    ...(isHttps(env) && { 'upgrade-insecure-requests': [] }),
  };
}

/**
 * The playground's editor writes style attributes and style elements, so it gets 'unsafe-inline' for styles; it runs no code from strings,
 * and its workers are files of the shop. A worker keeps to the policy of its own file, so all files of the page have this one.
 */
function playgroundDirectives(env: Env) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    ...(isHttps(env) && { 'upgrade-insecure-requests': [] }),
  };
}

function isHttps(env: Env): boolean {
  return new URL(env.PUBLIC_URL).protocol === 'https:';
}

function permissions(env: Env): string {
  const payees = ['self', ...(env.modes.payments === 'sandbox' ? [] : stripeSources.frame.map((origin) => `"${origin}"`))];
  return [`payment=(${payees.join(' ')})`, 'camera=()', 'microphone=()', 'geolocation=()', 'usb=()', 'browsing-topics=()'].join(', ');
}

function headersFor(
  env: Env,
  framedBy: "'none'" | "'self'",
  referrer: 'no-referrer' | 'strict-origin-when-cross-origin',
  policy: Record<string, string[]> = directives(env, framedBy),
) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    xFrameOptions: { action: framedBy === "'none'" ? 'deny' : 'sameorigin' },
    referrerPolicy: { policy: referrer },
    strictTransportSecurity: isHttps(env) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // A payment method may open its bank in a pop-up, which reports back through window.opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}

/** Security headers of every answer. Stand-in pages of the sandbox are shown inside the shop, so only they may be framed, and only by it. */
export function securityHeaders(env: Env): RequestHandler {
  const usual = headersFor(env, "'none'", 'strict-origin-when-cross-origin');
  const framed = headersFor(env, "'self'", 'strict-origin-when-cross-origin');
  // The address of this page holds a secret token.
  const secretive = headersFor(env, "'none'", 'no-referrer');
  const playground = headersFor(env, "'none'", 'strict-origin-when-cross-origin', playgroundDirectives(env));
  const permissionsPolicy = permissions(env);
  return (req, res, next) => {
    res.set('Permissions-Policy', permissionsPolicy);
    const path = req.path.toLowerCase();
    if (path.startsWith('/sandbox/')) framed(req, res, next);
    else if (path.startsWith('/reset-password')) secretive(req, res, next);
    else if (/^\/admin\/playground(\/|$)/.test(path)) playground(req, res, next);
    else usual(req, res, next);
  };
}
