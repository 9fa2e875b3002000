import { z } from 'zod';
import { lineOf } from '../../../platform/input/text-fields.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../platform/lib/input-text.ts';

/** Pages of the portal at /admin-coffee/... */
const portalPages = new Set(['new', 'pricing']);

/** It stands in addresses, carts and orders. */
export const slugField = lineOf('Slug', 60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug has small letters, digits and single hyphens')
  .refine((slug) => !portalPages.has(slug), 'This slug is taken by a page of the portal');

/** Pages load pictures from this shop only (Content-Security-Policy). */
export const pictureField = lineOf('Image URL', 200).regex(
  /^\/(?!\/)[\w./-]+$/,
  'Image URL is a path of this shop, such as /art/darth.png, or an uploaded picture',
);

export const tintField = z.string().regex(/^#[0-9a-f]{6}$/i, 'Tint is a colour such as #ff9f7a');

const MOST_STOCK = 100_000;
const NOT_A_COUNT = 'Stock is a whole number, 0 or more.';
export const stockField = z
  .number({ error: NOT_A_COUNT })
  .int(NOT_A_COUNT)
  .min(0, NOT_A_COUNT)
  .max(MOST_STOCK, `Stock is ${MOST_STOCK} at most`);

export const altTextField = z
  .string()
  .trim()
  .max(200, 'The description of the picture has 200 characters at most')
  .refine(isOneLine, NOT_ON_ONE_LINE);
