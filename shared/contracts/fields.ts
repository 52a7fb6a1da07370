import * as z from 'zod';
import { sortField } from './list-sort.ts';

/**
 * An email, trimmed and in lower case, so the same account is found in either case. Cognito allows user names of up to
 * 128 characters.
 */
export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(128, 'This email address is too long')
  .pipe(z.email('Enter a valid email address'));

/** Text of one line: no line breaks, no NUL or other control characters. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Text of many lines: line breaks and tabs, but no other control characters. */
export const manyLines = /^[\P{Cc}\t\n\r]*$/u;

/**
 * At least 6 characters, no composition rules. Cognito allows up to 256, without white space at either end and
 * without line breaks.
 */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'Password must be at most 256 characters')
  .regex(/^\S(.*\S)?$/s, 'Password must not begin or end with a space')
  .regex(oneLine, 'Password must not contain line breaks or control characters');

/** An id issued by the shop. Lone surrogates are refused: neither a key nor a URL can contain one. */
export const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\P{Cs}*$/u, 'The id must be text');

/**
 * The id of a Checkout session. It becomes part of a Stripe URL, so only the characters of Stripe's ids are allowed
 * (https://docs.stripe.com/api/checkout/sessions/object).
 */
export const sessionId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\w+$/, 'Use letters, digits and _ only');

/**
 * An id chosen by the caller, used in URLs and keys. An empty one counts as none. `/api/articles/categories` and
 * `/articles/success` are other routes, and the browser's router ignores case.
 */
export const chosenId = z
  .string()
  .regex(/^[\w-]{0,100}$/, 'Use letters, digits, - and _ only')
  .regex(/^(?!(categories|success)$)/i, 'This id is already an address of the site');

/** The URL to return to without paying: it contains the page's filters, so it may be longer than others. */
export const cancelUrl = z.string().min(1).max(4000);

export const checkout = z.object({
  /** The URL of Stripe's page for the payment. */
  url: z.string(),
  /**
   * Whether discount codes apply to this item. The same call with a `code` closes this Checkout session and opens
   * another.
   */
  codes: z.boolean().optional(),
});
export type Checkout = z.output<typeof checkout>;

/** What can be bought. */
export const resourceType = z.enum(['article', 'podcast', 'product', 'credits', 'bundle']);
export type ResourceType = z.output<typeof resourceType>;

/** A discount code as a buyer types it; the server decides whether it exists. */
export const typedCode = z.string().trim().min(1, 'Enter a code').max(60);

/** ISO 4217, lower case as Stripe writes it. */
export const currency = z.string().regex(/^[a-z]{3}$/);

/** A time that exists, in UTC as `toISOString` writes it. */
export const isoTime = z.iso.datetime({ precision: 3, error: 'Enter a date and a time' });

export const ok = z.object({ message: z.string() });

/** The query of a table that is searched and paginated on the server. The cursor of a page leads to the next one. */
export function pageQuery(limit = 100) {
  return z.object({
    q: z.string().trim().max(200).optional(),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(limit).optional(),
  });
}

/**
 * The columns by which the administrators' catalogue tables are sorted. `date`: the publication, or for a draft the
 * creation.
 */
const itemColumns = ['date', 'title', 'category', 'state', 'price', 'updated'] as const;
export type ItemColumn = (typeof itemColumns)[number];

/** The query of an administrators' catalogue table, with a filter and an order. */
export function managedQuery() {
  return pageQuery().extend({
    state: publicationState.optional(),
    /** By default newest first, or with a search the best match first. */
    sort: sortField(itemColumns),
  });
}

export function pageOfRows<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    nextCursor: z.string().optional(),
    /** The total number of matches, if it is known. */
    total: z.number().int().optional(),
    /** The time of the oldest row searched, if older rows were not: `nextCursor` continues from there. */
    searchedTo: z.string().optional(),
  });
}

/**
 * The state of an item. Visitors see only published items; buyers keep an item in every state. A scheduled one is
 * published at its time. A `draft` has never been published, or still waits for its file.
 */
export const publicationState = z.enum(['draft', 'scheduled', 'published', 'unpublished']);
export type PublicationState = z.output<typeof publicationState>;

/** Filters a list by a tag, in any case. */
export const tagFilter = z.string().trim().max(100).optional();

/** Shows only items of this author. */
export const authorFilter = z.string().trim().max(100).optional();

/** Seconds into a recording. */
export const seconds = z.number().min(0);

/** Identifies a browsing session, which is counted once. */
export const visit = z.string().min(8).max(64);
