import * as z from 'zod';
import { mostExcerptSeconds } from '../constants/excerpt-seconds.ts';
import { mostPreviewPages } from '../constants/most-preview-pages.ts';
import { manyLines, oneLine, publicationState } from './fields.ts';

/** `Intl` would cost every function that has a form ten milliseconds when it starts. */
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

/** Of items that may have none: an absent text leaves what is there, an empty one removes it. */
export const optionalDescriptionFields = () => ({
  shortDescription: lines('Short description', 0, 500).optional(),
  longDescription: lines('Long description', 0, 20_000).optional(),
});

/** In major units of the currency; `priceProblem` checks its limits. */
export const priceField = z
  .number({ error: 'Valid price required' })
  .min(0, 'Valid price required');

export const categoryField = line('Category', 1, 100);

/**
 * What visitors see of an item. Absent: a new item is published with its file, another one stays as it is. What has
 * been published before becomes `unpublished`, not a draft, and the other way round.
 */
export const publicationFields = {
  state: publicationState.optional(),
  /** For `scheduled`: the minute, in UTC as `toISOString` writes it. */
  publishAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/, 'Enter a date and a time')
    .optional(),
};

/** What administrators see of every item. */
export const managedPublication = {
  state: publicationState,
  /** When it is published, of a scheduled item. */
  publishAt: z.string().optional(),
  /** Chosen for the home page. */
  onHome: z.boolean().optional(),
};

/** What the form of an item shows. `chosen` is not yet `state` while a file is missing. */
export const formPublication = {
  chosen: z.object({ state: publicationState, publishAt: z.string().optional() }),
};

/** On the page of an item that visitors do not see: for its owners and for administrators. */
export const hiddenFields = {
  hidden: z
    .object({
      state: publicationState,
      publishAt: z.string().optional(),
      /** An administrator sees the page before or after visitors do. */
      preview: z.boolean(),
    })
    .optional(),
};
const previewRange = `Choose 0 to ${mostPreviewPages} pages for the preview`;

/** How many pages of a PDF or chapters of an EPUB are public before it is paid; absent leaves what is there. */
export const previewPagesField = z.coerce
  .number()
  .int(previewRange)
  .min(0, previewRange)
  .max(mostPreviewPages, previewRange)
  .optional();

const excerptRange = `Choose 0 to ${mostExcerptSeconds} seconds for the excerpt`;

/** How many seconds of a recording are public before it is paid; absent leaves what is there. */
export const excerptSecondsField = z.coerce
  .number()
  .int(excerptRange)
  .min(0, excerptRange)
  .max(mostExcerptSeconds, excerptRange)
  .optional();
