import express, { type RequestHandler } from 'express';
import { answerProblem } from '../answer-error.ts';

/** A cart of 40 lines with its addresses is under 10 kB. */
const JSON_LIMIT = '100kb';
const jsonTypes = ['application/json', 'application/*+json'];

export function parseJson(limit = JSON_LIMIT): RequestHandler {
  return express.json({ limit, type: jsonTypes });
}

/** A form of another site can send urlencoded, multipart or text without asking; none of our routes wants them. */
export const refuseOtherBodies: RequestHandler = (req, res, next) => {
  // fetch() and curl write out the length of no body; req.is takes that for one.
  const isEmpty = req.get('Content-Length') === '0' && !req.get('Content-Type');
  // null: there is no body at all.
  if (isEmpty || req.is(jsonTypes) !== false) return next();
  answerProblem(req, res, { status: 415, message: 'Please send JSON (Content-Type: application/json).' });
};
