import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { publishedFrom } from './choose-date.ts';
import { isPublished, type ChosenState, type Publication } from './publication.ts';

/** What an item needs before it can be published: its main file, or the parts of a bundle. */
interface WithFile {
  file?: unknown;
  audio?: unknown;
  parts?: unknown;
}

export function hasMainFile({ file, audio, parts }: WithFile): boolean {
  return Boolean(file ?? audio ?? parts);
}

/**
 * Returns the attributes to set for the state that an administrator has chosen; none if nothing changes. An item that
 * is published again keeps the date of its first publication: it is not announced a second time.
 * @throws AppError `validation_failed` if the time of a scheduled item is missing or in the past
 */
export function changePublication(
  item: Publication & WithFile,
  { state, publishAt }: ChosenState,
): Partial<Publication> {
  const at = nowIso();
  const { shelf, held } = item;
  const isOut = isPublished(item, at);
  const isReady = hasMainFile(item);
  const wasOut = isOut || shelf === 'unpublished';
  switch (state) {
    case 'published':
      if (isOut || (shelf === 'draft' && !held && (item.publishedAt ?? '') <= at)) return {};
      if (!isReady) return { held: undefined, publishedAt: at };
      return {
        shelf: 'published',
        held: undefined,
        ...(shelf !== 'unpublished' && publishedFrom(item, at)),
      };
    case 'scheduled': {
      const isSame = publishAt !== undefined && publishAt === item.publishedAt;
      if (isSame && !held && shelf !== 'unpublished') return {};
      if (publishAt === undefined || publishAt <= at)
        throw new AppError('validation_failed', tooLate);
      return {
        shelf: isReady ? 'published' : 'draft',
        held: undefined,
        publishedAt: publishAt,
        date: undefined,
        firstPublishedAt: undefined,
      };
    }
    default:
      if (wasOut) return isOut ? { shelf: 'unpublished' } : {};
      return held ? {} : { shelf: 'draft', held: true, publishedAt: at };
  }
}

const tooLate = { fields: { publishAt: 'Choose a time in the future' } };

/** Returns the attributes to set when the first main file of an item is accepted, at a time in ISO 8601. */
export function publishWithFile(item: Publication, at = nowIso()): Partial<Publication> {
  const { shelf, held, publishedAt = '' } = item;
  if (shelf !== 'draft' || held) return {};
  return { shelf: 'published', ...(publishedAt > at ? { publishedAt } : publishedFrom(item, at)) };
}
