import * as z from 'zod';
import { text } from '../pages/content-fields.ts';

// The texts of the engine's pages that each site words itself: `#site/words/…` has a file for each page.

const lines = z.array(text).readonly();

export const deletionWordsSchema = z.strictObject({
  lead: text,
  /** A hint on what helps to find the data. */
  hint: text,
  /** The last line of a letter, which identifies whose data is meant. */
  letter: text,
  /** A further sentence on data that remains on a device, with a leading space; or empty. */
  device: z.string(),
  /** Further companies that hold data and delete it on request, after Stripe: ', and …'; or empty. */
  others: z.string(),
});

export type DeletionWords = z.output<typeof deletionWordsSchema>;

export const listWordsSchema = z.strictObject({ kicker: text, title: text, lead: text });

export type ListWords = z.output<typeof listWordsSchema>;

const authorWords = z.strictObject({
  line: text,
  /** A square picture in the site's `art/authors`, such as `ada.jpg`. Without one, their initials are shown. */
  picture: text
    .regex(/\.(avif|jpg|png|svg|webp)$/, 'must be an .avif, .jpg, .png, .svg or .webp file')
    .optional(),
});

export type AuthorWords = z.output<typeof authorWords>;

/** What happens after payment, one promise per line, consistent with the site's policies. */
export const itemWordsSchema = z.strictObject({
  /** The shop's word for one item of each kind: 'lesson'. */
  kinds: z.strictObject({ article: text, podcast: text, product: text }),
  article: lines,
  podcast: lines,
  product: lines,
  bundle: lines,
  /** The link to the policies. */
  more: z.strictObject({ text, to: text }),
  /** The site's text about each author, by the name on items. */
  authors: z.record(z.string(), authorWords),
});

export type ItemWords = z.output<typeof itemWordsSchema>;

const pricedLines = z
  .array(z.strictObject({ title: text, to: text, text, price: text }))
  .readonly();

export type PricedLine = z.output<typeof pricedLines>[number];

const shelfWords = z.strictObject({ heading: text, intro: text });

export const storeWordsSchema = z.strictObject({
  title: text,
  shelves: z.strictObject({
    /** `search` is the label of the search box. */
    files: shelfWords.extend({ search: text }),
    /** `all` is the link to everything of a kind. */
    papers: shelfWords.extend({ all: text }),
    episodes: shelfWords.extend({ all: text }),
  }),
  /** The lines of `Upgrade to Pro` in the menu, in the order of the page: after credits. */
  pro: pricedLines,
  /** Other offers of the company; the section is omitted without lines. */
  more: z.strictObject({ heading: text, lines: pricedLines }),
});

export type StoreWords = z.output<typeof storeWordsSchema>;
