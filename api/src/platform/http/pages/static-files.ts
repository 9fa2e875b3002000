import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import { encodingFor } from '../guards/compress.ts';

const YEAR_SECONDS = 31_536_000;

function cacheControl(path: string): string {
  // Their names carry a hash of their content.
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return `public, max-age=${path.startsWith('/fonts/') ? YEAR_SECONDS : 3600}`;
}

interface PublicFile {
  /** Relative to the root, with the ending of its encoding. */
  variants: { identity: string; br?: string; gzip?: string };
}

const endings = { br: '.br', gzip: '.gz' } as const;

/** What may be served is listed once at the start: a path that isn't on the list can't be reached, however it is spelled. */
function listFiles(root: string): Map<string, PublicFile> {
  const names = new Set(globSync('**/*', { cwd: root }).map((name) => name.replaceAll('\\', '/')));
  function isPublic(name: string) {
    return (
      name !== 'index.html' &&
      !/\.(br|gz)$/.test(name) &&
      !name.split('/').some((part) => part.startsWith('.')) &&
      statSync(join(root, name)).isFile()
    );
  }
  return new Map(
    [...names].filter(isPublic).map((name) => [
      `/${name}`,
      {
        variants: {
          identity: name,
          ...(names.has(name + endings.br) && { br: name + endings.br }),
          ...(names.has(name + endings.gzip) && { gzip: name + endings.gzip }),
        },
      },
    ]),
  );
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A page never looks like this, so its absence needs no rendered page. */
const looksLikeFile = /^\/(assets|art|fonts)\/|\.[a-z0-9]{2,5}$/i;

/**
 * Files of a web build below `prefix`, by their precompressed siblings where there are any. index.html is a template, never an answer.
 */
export function staticFiles(folder: string, prefix = ''): RequestHandler {
  const root = resolve(folder);
  const files = listFiles(root);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const path = req.path.startsWith(prefix) ? decoded(req.path.slice(prefix.length)) : null;
    const file = path === null ? undefined : files.get(path);
    if (!file) return next();
    const { variants } = file;
    const encoding = variants.br || variants.gzip ? encodingFor(req) : null;
    const name = (encoding && variants[encoding]) ?? variants.identity;
    const isEncoded = name !== variants.identity;
    res.set('Cache-Control', cacheControl(path!)).type(variants.identity.split('.').at(-1) ?? 'bin');
    // Art and fonts are looked at from mails and previews, too.
    res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (variants.br || variants.gzip) res.vary('Accept-Encoding');
    if (isEncoded) res.set('Content-Encoding', encoding!);
    res.sendFile(name, { root, cacheControl: false, acceptRanges: !isEncoded, dotfiles: 'deny' }, (error?: Error & { status?: number }) => {
      // A visitor who left in the middle is no failure.
      if (error && !res.headersSent && error.message !== 'Request aborted') next(error);
    });
  };
}

/** Answers what can only have been a file. A visitor may have typed it (/about.html), so the text is that of the page for unknown routes. */
export const missingFiles: RequestHandler = (req, res, next) => {
  if (!looksLikeFile.test(req.path)) return next();
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('404 Page Not Found\n');
};
