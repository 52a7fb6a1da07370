import * as z from 'zod';
import { maxExcerptSeconds } from '../constants/excerpt-seconds.ts';
import { maxPreviewPages } from '../constants/max-preview-pages.ts';
import {
  isoTime,
  managedQuery,
  manyLines,
  oneLine,
  pageOfRows,
  publicationState,
  tagFilter,
} from './fields.ts';

/** Not `Intl`, which would add 10 ms to the start of every function with a form. */
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A text field; `label` is its name in the form and in error texts. */
function text(label: string, atLeast: number, atMost: number) {
  const tooShort =
    atLeast === 1 ? `${label} is required` : `${label} must be at least ${atLeast} characters`;
  return z
    .string({ error: tooShort })
    .trim()
    .min(atLeast, tooShort)
    .max(atMost, `${label} must be at most ${withCommas(atMost)} characters`);
}

const line = (label: string, atLeast: number, atMost: number) =>
  text(label, atLeast, atMost).regex(
    oneLine,
    `${label} must be one line without control characters`,
  );

const lines = (label: string, atLeast: number, atMost: number) =>
  text(label, atLeast, atMost).regex(manyLines, `${label} must not contain control characters`);

/** The most characters of a title. */
export const titleLength = 200;

/** @param atLeast the minimum length */
export const titleField = (atLeast = 1) => line('Title', atLeast, titleLength);

/** @param atLeast the minimum length of each */
export const descriptionFields = (atLeast = 1) => ({
  shortDescription: lines('Short description', atLeast, 500),
  longDescription: lines('Long description', atLeast, 20_000),
});

/** For items that may have no description: an absent text leaves the current one, an empty text removes it. */
export const optionalDescriptionFields = () => ({
  shortDescription: lines('Short description', 0, 500).optional(),
  longDescription: lines('Long description', 0, 20_000).optional(),
});

/** In major units of the currency; `priceProblem` checks its limits. */
export const priceField = z
  .number({ error: 'Valid price required' })
  .min(0, 'Valid price required');

export const categoryField = line('Category', 1, 100);

/** The most characters of an author's name. */
export const authorLength = 100;

/** The name of an item's author. An absent name leaves the current one, an empty one removes it. */
export const authorField = line('Author', 0, authorLength).optional();

/** The most tags of an item, and the most characters of one. */
export const maxTags = 10;
export const tagLength = 30;

/** Text of at most so many characters, with each run of blanks counted as one, as tags are stored. */
const shortTag = new RegExp(`^(?:\\S|\\s+(?!\\s)){0,${tagLength}}$`);

/** One tag, without a comma. */
export const tagField = z
  .string({ error: 'Each tag is required' })
  .trim()
  .min(1, 'Each tag is required')
  .regex(oneLine, 'Each tag must be one line without control characters')
  .regex(shortTag, `Each tag must be at most ${tagLength} characters`)
  .regex(/^[^,]*$/, 'Each tag must be without a comma');

/**
 * The tags of an item. Absent ones leave the current ones, an empty list removes them. Those that differ only in case
 * or blanks count as one.
 */
export const tagsField = z
  .array(tagField)
  .max(maxTags, `An item must have at most ${maxTags} tags`)
  .optional();

/** The query of an administrators' catalogue table whose items have tags. */
export const taggedQuery = () => managedQuery().extend({ tag: tagFilter });

/** A page of such a table. */
export const pageOfTagged = <Row extends z.ZodType>(row: Row) =>
  pageOfRows(row).extend({
    /** The tags in use, whatever the filter, by name: the 100 most used if there are more. */
    tags: z.array(z.string()).optional(),
  });

/** The most characters of the introduction of an author. */
export const aboutAuthorLength = 400;

/** An author whom the seller keeps in the admin area. */
export const authorFields = {
  name: line('Name', 1, authorLength),
  line: line('Introduction', 1, aboutAuthorLength),
};

/**
 * The state of an item. If absent, a new item is published with its file, and an existing one keeps its state. An item
 * that has been published becomes `unpublished` instead of `draft`, and one that has not becomes `draft` instead of
 * `unpublished`.
 */
export const publicationFields = {
  state: publicationState.optional(),
  /** For `scheduled`: the time, a full minute. */
  publishAt: isoTime
    .refine((time) => time.endsWith(':00.000Z'), 'Enter a date and a time')
    .optional(),
  /**
   * The day in the site's time zone that visitors see as the item's date, at the latest that of its publication. If
   * absent, it stays as it is; if empty, it is the day of the publication to come.
   */
  date: z
    .string()
    .regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'Enter a date')
    .optional(),
};

/** The publication fields that administrators see for every item. */
export const managedPublication = {
  state: publicationState,
  /** When a scheduled item is published. */
  publishAt: z.string().optional(),
  /** Whether it is chosen for the home page. */
  onHome: z.boolean().optional(),
};

/** The publication fields of an item's form. `chosen` differs from `state` while a file is missing. */
export const formPublication = {
  chosen: z.object({ state: publicationState, publishAt: z.string().optional() }),
  /** `latest`: the last day that may be chosen. Without `shown`, the item is dated when it is published. */
  dates: z.object({ shown: z.string().optional(), latest: z.string() }),
};

/** Fields on the page of an item that visitors do not see, for its owners and for administrators. */
export const hiddenFields = {
  hidden: z
    .object({
      state: publicationState,
      publishAt: z.string().optional(),
      /** Whether an administrator sees the page while visitors do not. */
      preview: z.boolean(),
    })
    .optional(),
};
const previewRange = `Choose 0 to ${maxPreviewPages} pages for the preview`;

/** How many pages of a PDF or chapters of an EPUB are public; if absent, the number stays as it is. */
export const previewPagesField = z.coerce
  .number()
  .int(previewRange)
  .min(0, previewRange)
  .max(maxPreviewPages, previewRange)
  .optional();

const excerptRange = `Choose 0 to ${maxExcerptSeconds} seconds for the excerpt`;

/** How many seconds of a recording are public; if absent, the number stays as it is. */
export const excerptSecondsField = z.coerce
  .number()
  .int(excerptRange)
  .min(0, excerptRange)
  .max(maxExcerptSeconds, excerptRange)
  .optional();
