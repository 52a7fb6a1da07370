import { dayInWords } from '#shared/constants/day-in-words.ts';
import { earliestDate } from '#shared/constants/item-date.ts';
import { timeOfMinute } from '#shared/constants/site-minute.ts';
import type { PublicationState } from '#shared/contracts/fields.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { siteDay } from '../../platform/site-day.ts';
import { isPublished, stateOf, type Publication } from './publication.ts';

interface ChosenDate {
  /** A day such as `2021-06-30`; empty for the day of publication; absent if the date does not change. */
  date?: string | undefined;
  /** The state that is chosen with it; absent if the state does not change. */
  state?: PublicationState | undefined;
}

/**
 * Returns the attributes to set for the date that an administrator has chosen; none if nothing changes. An item may be
 * older than its publication here, so that an archive keeps its dates, but not newer: the new-items email would list it
 * a second time.
 * @throws AppError `validation_failed` with a sentence for the field `date`
 */
export function chooseDate(item: Publication, { date, state }: ChosenDate): Partial<Publication> {
  if (date === undefined || date === shownDate(item)) return {};
  if ((state ?? stateOf(item)) === 'scheduled') {
    if (date === '') return {};
    throw refused('A scheduled item has the date of its publication. Leave this empty');
  }
  const first = firstPublication(item);
  if (date === '') {
    if (first === undefined) return { date: undefined };
    throw refused('Enter a date');
  }
  if (!isDay(date)) throw refused('Enter a date that exists, such as 2021-06-30');
  if (date < earliestDate) throw refused(`Choose ${inWords(earliestDate)} or a later day`);
  const latest = latestDate(item);
  if (date > latest) {
    throw refused(
      first === undefined
        ? 'Choose today or an earlier day. To publish later, schedule it'
        : `It was published on ${inWords(latest)}. Choose that day or an earlier one`,
    );
  }
  return first === undefined ? { date } : published(date, first);
}

/** Returns what the form of an item says about its date; without `shown`, the item is dated when it is published. */
export function presentDates(item: Publication): { shown?: string; latest: string } {
  const shown = shownDate(item);
  return { ...(shown && { shown }), latest: latestDate(item) };
}

/** Returns the date that was chosen for an item, before or after its publication; empty if none was. */
export function chosenDate({ date, firstPublishedAt, publishedAt }: Publication): string {
  return date ?? (firstPublishedAt && publishedAt ? siteDay(publishedAt) : '');
}

/** Returns the attributes of an item that visitors first see at this time, in ISO 8601. */
export function publishedFrom({ date }: Publication, at: string): Partial<Publication> {
  return { date: undefined, ...(date ? published(date, at) : { publishedAt: at }) };
}

/** Noon, so that a feed reader in another time zone shows the same day nearly everywhere. */
function published(date: string, first: string): Partial<Publication> {
  const noon = timeOfMinute(siteConfig.timeZone, `${date}T12:00`);
  return { publishedAt: date === siteDay(first) ? first : noon, firstPublishedAt: first };
}

/** Returns the day that visitors see, or will see; undefined if the item is dated when it is published. */
function shownDate(item: Publication): string | undefined {
  return firstPublication(item) === undefined ? item.date : siteDay(item.publishedAt!);
}

/** Returns when visitors first saw an item; undefined if they have not. */
function firstPublication(item: Publication): string | undefined {
  const { shelf, firstPublishedAt, publishedAt } = item;
  if (!isPublished(item) && shelf !== 'unpublished') return undefined;
  return firstPublishedAt ?? publishedAt;
}

function latestDate(item: Publication): string {
  return siteDay(firstPublication(item) ?? nowIso());
}

/** Whether the day exists: `Date` rolls 30 February over into March, so the result is compared with the input. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function inWords(day: string): string {
  return dayInWords(day, siteConfig.locale);
}

function refused(sentence: string): AppError {
  return new AppError('validation_failed', { fields: { date: sentence } });
}
