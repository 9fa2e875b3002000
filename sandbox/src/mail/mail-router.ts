import express, { type Router } from 'express';
import type { Sandbox } from '../parts/sandbox.ts';
import type { MailRow } from '../store/mail-rows.ts';
import { inboxPage, mailFrame, mailPage, missingMailPage } from './mail-pages.ts';

/** The iframe shows untrusted markup: no scripts, no forms; only embedded and linked images load. */
const FRAME_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function mailRouter({ store }: Sandbox): Router {
  const router = express.Router();
  router.get('/api/messages', (request, response) => {
    const wanted = String(request.query['to'] ?? '').toLowerCase();
    const mails = store.mails.newestFirst().filter(({ to }) => wanted === '' || to.some((address) => address.toLowerCase() === wanted));
    response.json(mails.map(withoutSource));
  });
  router.delete('/api/messages', (_request, response) => {
    store.mails.clear();
    response.status(204).end();
  });
  router.get('/', (request, response) => {
    if (/\/(\?|$)/.test(request.originalUrl)) return response.redirect('../mail');
    response.type('html').send(inboxPage(store.mails.newestFirst()));
  });
  router.get('/:id', (request, response) => {
    const mail = store.mails.get(request.params.id);
    if (!mail) return void response.status(404).type('html').send(missingMailPage());
    const tab = String(request.query['tab'] ?? (mail.html ? 'html' : 'text'));
    response.type('html').send(mailPage(mail, tab));
  });
  router.get('/:id/frame', (request, response) => {
    const mail = store.mails.get(request.params.id);
    if (!mail) return void response.status(404).end();
    response.set('content-security-policy', FRAME_POLICY).type('html').send(mailFrame(mail));
  });
  return router;
}

function withoutSource({ source: _source, attachments, ...mail }: MailRow): object {
  return { ...mail, attachments: attachments.map(({ content: _content, ...attachment }) => attachment) };
}
