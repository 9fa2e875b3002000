import { z } from 'zod';

/** Of one opening of a dialog: a second request with it is the same one. */
export const requestKey = z.string().regex(/^[\w-]{8,64}$/, 'key: 8 to 64 letters, digits, - or _');
