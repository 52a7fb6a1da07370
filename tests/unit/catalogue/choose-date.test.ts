import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePublication,
  publishWithFile,
} from '#functions/domain/catalogue/change-publication.ts';
import { chooseDate, chosenDate, presentDates } from '#functions/domain/catalogue/choose-date.ts';
import type { Publication } from '#functions/domain/catalogue/publication.ts';
import { shownDate } from '#functions/domain/editions/present-editions.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { siteDay } from '#functions/platform/site-day.ts';

const now = '2026-11-26T09:00:00.000Z';
const before = '2026-05-01T09:00:00.000Z';
const later = '2026-12-03T08:30:00.000Z';
const file = { key: 'a.pdf' };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) }));
afterEach(() => vi.useRealTimers());

const waiting: Publication = { shelf: 'draft', publishedAt: before };
const held: Publication & { file: object } = { ...waiting, held: true, file };
const published: Publication & { file: object } = { shelf: 'published', publishedAt: before, file };
const unpublished: Publication & { file: object } = { ...published, shelf: 'unpublished' };
const scheduled: Publication & { file: object } = { ...published, publishedAt: later };

/** Returns the item after this date, and perhaps a state, has been chosen for it. */
const dated = <Item extends Publication>(item: Item, chosen: Parameters<typeof chooseDate>[1]) => ({
  ...item,
  ...chooseDate(item, chosen),
});

function sentenceFor(item: Publication, chosen: Parameters<typeof chooseDate>[1]): unknown {
  try {
    chooseDate(item, chosen);
  } catch (error) {
    if (error instanceof AppError) return error.details.fields?.['date'];
    throw error;
  }
  return undefined;
}

describe('a draft', () => {
  it('keeps its date until it is published, by hand or with its file', () => {
    const draft = dated(held, { date: '2019-03-04' });
    expect(draft).toEqual({ ...held, date: '2019-03-04' });
    const out = { ...draft, ...changePublication(draft, { state: 'published' }) };
    expect(siteDay(out.publishedAt!)).toBe('2019-03-04');
    expect(out).toMatchObject({ shelf: 'published', firstPublishedAt: now });
    expect(out.date).toBeUndefined();

    const awaited = dated(waiting, { date: '2019-03-04' });
    const withFile = publishWithFile(awaited, now);
    expect(siteDay(withFile.publishedAt!)).toBe('2019-03-04');
    expect(withFile.firstPublishedAt).toBe(now);
  });

  it('is dated today at the time of its publication, never in the future', () => {
    const draft = dated(held, { date: '2026-11-26' });
    expect(changePublication(draft, { state: 'published' }).publishedAt).toBe(now);
  });

  it('gets the date of its publication if its own date is removed', () => {
    const draft = dated(dated(held, { date: '2019-03-04' }), { date: '' });
    expect(changePublication(draft, { state: 'published' })).toMatchObject({ publishedAt: now });
    expect(presentDates(draft)).toEqual({ latest: '2026-11-26' });
  });

  it('loses its date when it is scheduled, and cannot have one then', () => {
    const draft = dated(held, { date: '2019-03-04' });
    const out = { ...draft, ...changePublication(draft, { state: 'scheduled', publishAt: later }) };
    expect(out).toMatchObject({ publishedAt: later });
    expect(out.date).toBeUndefined();
    const sentence = 'A scheduled item has the date of its publication. Leave this empty';
    expect(sentenceFor(held, { date: '2019-03-04', state: 'scheduled' })).toBe(sentence);
    expect(sentenceFor(scheduled, { date: '2019-03-04' })).toBe(sentence);
    expect(chooseDate(scheduled, { date: '' })).toEqual({});
    expect(dated(scheduled, { date: '2019-03-04', state: 'published' }).date).toBe('2019-03-04');
  });

  it.each([
    ['2026-11-27', 'Choose today or an earlier day. To publish later, schedule it'],
    ['1999-12-31', 'Choose 1 January 2000 or a later day'],
    ['2021-02-30', 'Enter a date that exists, such as 2021-06-30'],
    ['2021-13-01', 'Enter a date that exists, such as 2021-06-30'],
  ])('cannot have %s', (date, sentence) => {
    expect(sentenceFor(held, { date })).toBe(sentence);
  });
});

describe.each([
  ['a published item', published],
  ['an unpublished item', unpublished],
])('%s', (_, item) => {
  it('can be dated before its publication, and back to it', () => {
    const older = dated(item, { date: '2001-02-03' });
    expect(siteDay(older.publishedAt!)).toBe('2001-02-03');
    expect(older.firstPublishedAt).toBe(before);
    expect(chosenDate(older)).toBe('2001-02-03');
    expect(presentDates(older)).toEqual({ shown: '2001-02-03', latest: '2026-05-01' });
    expect(dated(older, { date: '2026-05-01' }).publishedAt).toBe(before);
  });

  it('cannot be newer: the email about new items would list it twice', () => {
    const older = dated(item, { date: '2001-02-03' });
    const sentence = 'It was published on 1 May 2026. Choose that day or an earlier one';
    expect(sentenceFor(item, { date: '2026-05-02' })).toBe(sentence);
    expect(sentenceFor(older, { date: '2026-05-02' })).toBe(sentence);
  });

  it('cannot be without a date', () => {
    expect(sentenceFor(item, { date: '' })).toBe('Enter a date');
  });

  it('keeps its time to the second if the same day is chosen', () => {
    expect(chooseDate(item, { date: '2026-05-01' })).toEqual({});
    expect(chooseDate(item, {})).toEqual({});
  });
});

it('an item that is published again keeps its date', () => {
  const older = dated(unpublished, { date: '2001-02-03' });
  const again = { ...older, ...changePublication(older, { state: 'published' }) };
  expect(again.publishedAt).toBe(older.publishedAt);
});

it('the edition with which an item was first published has its date, later ones their own', () => {
  const older = dated(published, { date: '2001-02-03' });
  expect(shownDate({ number: 1, at: before }, older)).toBe(older.publishedAt);
  expect(shownDate({ number: 1, at: now }, older)).toBe(now);
  expect(shownDate({ number: 2, at: now }, older)).toBe(now);
});
