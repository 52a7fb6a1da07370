import * as z from 'zod';

/**
 * An e-mail address, trimmed and in lower case: addresses are case-insensitive (decisions.md, Accounts). Cognito takes
 * user names of up to 128 characters.
 */
export const email = z
  .string({ error: 'E-mail is required' })
  .trim()
  .toLowerCase()
  .min(1, 'E-mail is required')
  .max(128, 'This e-mail address is too long')
  .pipe(z.email('Enter a valid e-mail address'));

/** Text of one line: no line breaks, no NUL or other control characters. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Text of many lines: line breaks and tabs, but no other control characters. */
export const manyLines = /^[\P{Cc}\t\n\r]*$/u;

/**
 * At least 6 characters, no composition rules (decisions.md, Accounts). Cognito takes up to 256, no white space at
 * either end and no line breaks.
 */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'Password must be at most 256 characters')
  .regex(/^\S(.*\S)?$/s, 'Password must not begin or end with a space')
  .regex(oneLine, 'Password must not contain line breaks or control characters');

/** An id that we gave out. Half a surrogate pair is no text: neither a key nor an address can hold it. */
export const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\P{Cs}*$/u, 'The id must be text');

/**
 * The id of a Checkout session. It becomes part of an address at Stripe, so nothing but the characters of Stripe's own
 * ids gets that far (https://docs.stripe.com/api/checkout/sessions/object).
 */
export const sessionId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\w+$/, 'Use letters, digits and _ only');

/**
 * An id that the caller chooses: part of addresses and of keys. An empty one is none. `/api/articles/categories` and
 * `/articles/success` are no articles, and the browser's router does not mind capitals.
 */
export const chosenId = z
  .string()
  .regex(/^[\w-]{0,100}$/, 'Use letters, digits, - and _ only')
  .regex(/^(?!(categories|success)$)/i, 'This id is an address of the site already');

/** Where a buyer who does not pay comes back to: with the filters of the page, longer than other addresses. */
export const cancelUrl = z.string().min(1).max(4000);

/** What can be bought. */
export const resourceType = z.enum(['article', 'podcast', 'product', 'credits']);
export type ResourceType = z.output<typeof resourceType>;

/** ISO 4217, lower case as Stripe writes it. */
export const currency = z.string().regex(/^[a-z]{3}$/);

export const ok = z.object({ message: z.string() });

/** Where the browser posts a file, straight to S3 (decisions.md, Files). */
export const uploadRequest = z.object({
  id,
  fileName: z
    .string()
    .min(1)
    .max(255)
    .regex(oneLine, 'The name of the file must not contain line breaks or control characters'),
  contentType: z.string().min(1).max(100),
  size: z.number().int().positive(),
});
export const uploadTarget = z.object({
  /** Names the upload: whether the file was accepted is read with `uploads.get`. */
  uploadId: z.string(),
  uploadUrl: z.url(),
  fields: z.record(z.string(), z.string()),
});

/** One page of a table that is searched and cut on the server; the cursor leads to the next one. */
export function pageQuery(limit = 100) {
  return z.object({
    q: z.string().trim().max(200).optional(),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(limit).optional(),
  });
}

export function pageOfRows<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    nextCursor: z.string().optional(),
    /** How many match in all, where counting them costs nothing. */
    total: z.number().int().optional(),
  });
}

/** Where an item stands: `draft` until its file has been accepted, then `published`. */
export const publicationState = z.enum(['draft', 'published']);
export type PublicationState = z.output<typeof publicationState>;

/** Seconds into a recording. */
export const seconds = z.number().min(0);

/** Names a browsing session, so that it is counted once. */
export const visit = z.string().min(8).max(64);
