import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePublication,
  publishWithFile,
} from '#functions/domain/catalogue/change-publication.ts';
import { describePublication } from '#functions/domain/catalogue/describe-publication.ts';
import {
  chosenState,
  isPublished,
  stateOf,
  type Publication,
} from '#functions/domain/catalogue/publication.ts';

const now = '2026-11-26T09:00:00.000Z';
const before = '2026-05-01T09:00:00.000Z';
const later = '2026-12-03T08:30:00.000Z';
const file = { key: 'a.pdf' };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) }));
afterEach(() => vi.useRealTimers());

/** Every kind of row that the tables can contain. */
const rows = {
  waiting: { shelf: 'draft', publishedAt: before },
  held: { shelf: 'draft', publishedAt: before, held: true, file },
  'held without a file': { shelf: 'draft', publishedAt: before, held: true },
  scheduled: { shelf: 'published', publishedAt: later, file },
  'scheduled without a file': { shelf: 'draft', publishedAt: later },
  published: { shelf: 'published', publishedAt: before, file },
  unpublished: { shelf: 'unpublished', publishedAt: before, file },
  removed: {},
} satisfies Record<string, Publication & { file?: object }>;

type Name = keyof typeof rows;
const row = (name: Name): Publication & { file?: object } => rows[name];
/** Returns a row after something has been chosen for it. */
const after = (name: Name, chosen: Parameters<typeof changePublication>[1]) => ({
  ...row(name),
  ...changePublication(row(name), chosen),
});

describe('visitors see', () => {
  it('what is published, and nothing else', () => {
    const seen = Object.keys(rows).filter((name) => isPublished(row(name as Name)));
    expect(seen).toEqual(['published']);
  });

  it('a scheduled item from its minute on', () => {
    expect(isPublished(rows.scheduled, '2026-12-03T08:29:59.999Z')).toBe(false);
    expect(isPublished(rows.scheduled, later)).toBe(true);
    expect(stateOf(rows.scheduled, later)).toBe('published');
  });

  it('an item of an older version, which has only its place in the index', () => {
    expect(isPublished({ shelf: 'published', publishedAt: before })).toBe(true);
  });
});

it('administrators see what it is, and what has been chosen for it', () => {
  const shown = Object.keys(rows).map((name) => [
    name,
    stateOf(row(name as Name)),
    chosenState(row(name as Name)).state,
  ]);
  expect(shown).toEqual([
    ['waiting', 'draft', 'published'],
    ['held', 'draft', 'draft'],
    ['held without a file', 'draft', 'draft'],
    ['scheduled', 'scheduled', 'scheduled'],
    ['scheduled without a file', 'scheduled', 'scheduled'],
    ['published', 'published', 'published'],
    ['unpublished', 'unpublished', 'unpublished'],
    ['removed', undefined, 'published'],
  ]);
});

describe('an administrator', () => {
  it.each([
    ['waiting', 'draft', before],
    ['held', 'published', now],
    ['held without a file', 'draft', now],
    ['scheduled', 'published', now],
    ['scheduled without a file', 'draft', now],
    ['published', 'published', before],
    ['unpublished', 'published', before],
  ] as const)('publishes what is %s', (name, shelf, publishedAt) => {
    const published = after(name, { state: 'published' });
    expect(published).toMatchObject({ shelf, publishedAt });
    expect(published.held).toBeUndefined();
  });

  it.each([
    ['waiting', 'draft'],
    ['held', 'draft'],
    ['scheduled', 'draft'],
    ['scheduled without a file', 'draft'],
    ['published', 'unpublished'],
    ['unpublished', 'unpublished'],
  ] as const)('hides what is %s, whatever they call it', (name, state) => {
    for (const chosen of ['draft', 'unpublished'] as const) {
      const hidden = after(name, { state: chosen });
      expect(stateOf(hidden)).toBe(state);
      expect(isPublished(hidden, '2100-01-01T00:00:00.000Z')).toBe(false);
      expect(publishWithFile(hidden)).toEqual({});
    }
  });

  it.each(Object.keys(rows).filter((name) => name !== 'removed') as Name[])(
    'schedules what is %s',
    (name) => {
      const scheduled = after(name, { state: 'scheduled', publishAt: later });
      expect([stateOf(scheduled), chosenState(scheduled)]).toEqual([
        'scheduled',
        { state: 'scheduled', publishAt: later },
      ]);
      const out = { ...scheduled, ...publishWithFile(scheduled) };
      expect([isPublished(out), isPublished(out, later)]).toEqual([false, true]);
    },
  );

  it('changes nothing by choosing the current state, even in the minute after it', () => {
    for (const name of Object.keys(rows) as Name[]) {
      if (name !== 'removed')
        expect(changePublication(row(name), chosenState(row(name)))).toEqual({});
    }
    vi.setSystemTime(Date.parse(later) + 60_000);
    const stale = { state: 'scheduled', publishAt: later } as const;
    expect(changePublication(rows.scheduled, stale)).toEqual({});
    expect(changePublication(rows['scheduled without a file'], stale)).toEqual({});
  });

  it.each([undefined, now, before])('is told that the minute is not possible: %s', (publishAt) => {
    expect(() => after('held', { state: 'scheduled', publishAt })).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        details: { fields: { publishAt: 'Choose a time in the future' } },
      }),
    );
  });
});

describe('the first file', () => {
  it('publishes an item that waits for it: now, or at the scheduled minute', () => {
    expect(publishWithFile(rows.waiting)).toEqual({ shelf: 'published', publishedAt: now });
    expect(publishWithFile(rows['scheduled without a file'])).toEqual({
      shelf: 'published',
      publishedAt: later,
    });
  });

  it('leaves everything else as it is', () => {
    for (const name of ['held without a file', 'published', 'unpublished', 'scheduled'] as const) {
      expect(publishWithFile(row(name))).toEqual({});
    }
  });
});

it('the audit log has the minute in the time of the site', () => {
  expect(describePublication(rows.scheduled)).toBe('scheduled for 3 Dec 2026, 08:30 (UTC)');
  expect(describePublication(rows.held)).toBe('draft');
});
