import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { beginImport, MOST_FILE_BYTES } from '../modules/imports/index.ts';
import { graphqlDoor } from '../platform/graphql/apollo.ts';
import { answerProblem } from '../platform/http/answer-error.ts';
import { limitConcurrent } from '../platform/http/guards/limit-concurrent.ts';
import type { RouteContext } from '../platform/http/route-context.ts';
import type { App } from './app.ts';

/** The one path that takes files by GraphQL (https://github.com/jaydenseric/graphql-multipart-request-spec); administrators only. */
export const UPLOAD_PATH = '/graphql/upload';
const MOST_UPLOADS = 2;
/** What the form around a file may take. */
const FORM_BYTES = 100_000;

/** fs-capacitor, which graphql-upload reads into, takes the folder for temporary files. Files of a process that was killed are removed. */
async function prepareSpool(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'spool');
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => name.startsWith('capacitor-'));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
  process.env['TMPDIR'] = folder;
}

/** Role, rate and length are checked before the body is read. */
export async function graphqlUploadRoutes(
  app: App,
  schema: GraphQLSchema,
  contextOf: RouteContext,
): Promise<{ router: Router; stop(): Promise<void> }> {
  await prepareSpool(app.env.DATA_DIR);
  const { handlers, stop } = await graphqlDoor(app, schema, contextOf, { showsSchema: false });
  const admit: RequestHandler = async (req, res, next) => {
    await beginImport(contextOf(req));
    if (!req.is('multipart/form-data')) return answerProblem(req, res, { status: 415, message: 'Please send multipart/form-data.' });
    if (Number(req.get('Content-Length') ?? 0) > MOST_FILE_BYTES + FORM_BYTES) {
      res.set('Connection', 'close');
      return answerProblem(req, res, { status: 413, message: 'The file is larger than 1 GB. Split it, please.' });
    }
    next();
  };
  const router = Router();
  router.post(
    UPLOAD_PATH,
    admit,
    // The spool holds so many files at most.
    limitConcurrent(MOST_UPLOADS, 'Other files are being uploaded. Please wait a moment and try again.'),
    graphqlUploadExpress({ maxFieldSize: FORM_BYTES, maxFileSize: MOST_FILE_BYTES + 1, maxFiles: 1 }),
    ...handlers,
  );
  return { router, stop };
}
