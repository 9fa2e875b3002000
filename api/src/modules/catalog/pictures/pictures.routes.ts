import express, { Router } from 'express';
import { answerProblem } from '../../../platform/http/answer-error.ts';
import type { RouteContext } from '../../../platform/http/route-context.ts';
import { findPicture } from './find-picture.ts';
import { beginUpload, MOST_PICTURE_BYTES, uploadPicture } from './upload-picture.ts';

const pictureTypes = ['image/png', 'image/webp'];
const readPicture = express.raw({ type: pictureTypes, limit: MOST_PICTURE_BYTES });
const YEAR_SECONDS = 31_536_000;

/** POST /api/admin/pictures: ahead of the JSON parser, which refuses other bodies. The role is checked before the body is read. */
export function pictureUploadRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.post(
    '/api/admin/pictures',
    async (req, res, next) => {
      await beginUpload(contextOf(req));
      if (req.is(pictureTypes)) return next();
      answerProblem(req, res, { status: 415, message: 'Please send a picture (Content-Type: image/png or image/webp).' });
    },
    readPicture,
    async (req, res) => {
      const bytes: unknown = req.body;
      res.status(201).json(await uploadPicture(contextOf(req), Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0)));
    },
  );
  return router;
}

/** GET /pictures/:name: what was uploaded. The name is of the content, so it never changes. */
export function picturesRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/pictures/:name', async (req, res, next) => {
    const picture = await findPicture(contextOf(req), req.params.name);
    if (!picture) return next();
    res.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`).set('Cross-Origin-Resource-Policy', 'cross-origin');
    // Opened on its own, it runs and loads nothing.
    res.set('Content-Security-Policy', "default-src 'none'; sandbox");
    res.type(picture.contentType).send(picture.bytes);
  });
  return router;
}
