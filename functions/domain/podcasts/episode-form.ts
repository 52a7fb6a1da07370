import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { episodeForm } from '#shared/contracts/podcasts-admin.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { checkPrice } from '../catalogue/check-price.ts';
import { describeTags, readTags } from '../catalogue/read-tags.ts';
import type { Episode } from './episode.ts';

/** The attributes that the episode form sets. */
type FormAttributes = Pick<
  Episode,
  'title' | 'shortDescription' | 'longDescription' | 'priceMinor' | 'author' | 'tags' | 'transcript'
>;

/** A DynamoDB row has at most 400 KB, including the long description. */
const transcriptBytes = 300_000;

/**
 * Reads the form. An author, tags or a transcript that it does not contain stay as they are; empty ones are removed.
 * @throws AppError `validation_failed` if the price cannot be charged or the transcript cannot be stored
 */
export function readEpisodeForm(
  form: z.output<typeof episodeForm>,
  currency: string,
  before?: Pick<Episode, 'author' | 'tags' | 'transcript'>,
): FormAttributes {
  const { title, shortDescription, longDescription, price } = form;
  const transcript = form.transcript ?? before?.transcript;
  if (transcript && Buffer.byteLength(transcript) > transcriptBytes) {
    throw new AppError('validation_failed', {
      fields: { transcript: 'The transcript must be at most 300 KB' },
    });
  }
  const priceMinor = checkPrice(price, currency);
  return {
    title,
    shortDescription,
    longDescription,
    priceMinor,
    author: (form.author ?? before?.author) || undefined,
    tags: readTags(form.tags, before?.tags),
    transcript: transcript?.trim() ? transcript : undefined,
  };
}

/** The form's values as text, for the audit log. */
export function describeEpisode(
  {
    title,
    shortDescription,
    longDescription,
    priceMinor,
    author = '',
    tags,
    transcript = '',
  }: FormAttributes,
  currency: string,
): Record<string, string> {
  const price = formatMinor(priceMinor, currency, siteConfig.locale);
  return {
    title,
    price,
    author,
    tags: describeTags(tags),
    shortDescription,
    longDescription,
    transcript,
  };
}
