import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';

/** In the sources beside this file's folder, in a build beside the bundle. */
function assetFolder(): string {
  const found = [join(import.meta.dirname, '../assets'), join(import.meta.dirname, 'assets')].find(existsSync);
  if (!found) throw new Error('The sandbox cannot find its browser files (assets/).');
  return found;
}

/** In dependency order. */
const STRIPE_JS_PARTS = [
  'dom',
  'api',
  'card-format',
  'card-fields',
  'payment-element',
  'elements',
  'three-d-secure',
  'actions',
  'element-css',
  'stripe',
];

/** Bundles the modules to one classic script, because Stripe.js sets its global synchronously. */
function bundleStripeJs(folder: string): string {
  const parts = STRIPE_JS_PARTS.map((name) => readFileSync(join(folder, 'stripe-js', `${name}.js`), 'utf8'));
  const code = parts.map((part) => part.replaceAll(/^import [^;]+;\n/gm, '').replaceAll(/^export /gm, ''));
  const styles = JSON.stringify(readFileSync(join(folder, 'stripe-js', 'element.css'), 'utf8'));
  return `(() => {\n'use strict';\n${code.join('\n').replace("ELEMENT_CSS = ''", () => `ELEMENT_CSS = ${styles}`)}\n})();\n`;
}

export function assetRouter(): Router {
  const router = express.Router();
  const folder = assetFolder();
  function send(path: string, type: string, read: () => string): void {
    return void router.get(path, (_request, response) => void response.type(type).set('cache-control', 'no-cache').send(read()));
  }
  send('/v3', 'text/javascript', () => bundleStripeJs(folder));
  send('/sandbox.css', 'text/css', () => readFileSync(join(folder, 'sandbox.css'), 'utf8'));
  send('/checkout.js', 'text/javascript', () => readFileSync(join(folder, 'checkout.js'), 'utf8'));
  return router;
}
