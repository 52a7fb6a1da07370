import { expect, it } from 'vitest';
import { episodeSort, type EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { minutesPerDivision } from '#web/src/features/podcasts/hub/minutes-per-division.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import {
  hubPath,
  plainView,
  readHubView,
  sortLabels,
} from '#web/src/features/podcasts/hub/hub-view.ts';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import type { Entitlements, Ownership } from '#web/src/lib/purchase/entitlements.ts';
import { canPlay, playable } from '#web/src/features/podcasts/playable-episode.ts';
import { readHubReturn } from '#web/src/features/podcasts/returning/hub-return.ts';

function read(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  const id = pathname.split('/')[2];
  return readHubView(searchParams, id && decodeURIComponent(id));
}

it('reads and writes a view the same way', () => {
  const view = { q: 'clay & sand', sort: 'price-low-high', episode: 'pod/1' } as const;
  expect(hubPath(view)).toBe('/podcasthub/pod%2F1?q=clay+%26+sand&sort=price-low-high');
  expect(read(hubPath(view))).toEqual(view);
  expect(hubPath(plainView)).toBe('/podcasthub');
});

it('ignores what it does not know', () => {
  expect(read('/podcasthub?sort=random&q=%20%20archie%20&episode=&checkout=cancelled')).toEqual({
    q: 'archie',
    sort: 'relevance',
    episode: undefined,
  });
  expect(read('/podcasthub?sort=toString').sort).toBe('newest');
  expect(read(`/podcasthub?q=${'a'.repeat(300)}`).q).toHaveLength(200);
});

it('offers the six sorts in order, and with a search the best matches first', () => {
  expect(Object.keys(sortLabels)).toEqual([
    'relevance',
    'newest',
    'oldest',
    'price-low-high',
    'price-high-low',
    'free',
    'purchased',
  ]);
  for (const sort of Object.keys(sortLabels)) {
    expect(episodeSort.safeParse(sort).success).toBe(true);
  }
});

it.each([
  [0, '0 s'],
  [9.4, '9 s'],
  [59.6, '59 s'],
  [60, '1 min'],
  [141, '2 min 21 s'],
  [3600, '1 h'],
  [3605, '1 h'],
  [3725, '1 h 2 min'],
  [36_000, '10 h'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each([
  [160, 1],
  [14 * 60, 1],
  [15 * 60, 2],
  [45 * 60, 5],
  [2 * 3600, 10],
  [40 * 3600, 60],
])('divides a scale for %d seconds into pieces of %d minutes', (longest, minutes) => {
  expect(minutesPerDivision(longest)).toBe(minutes);
});

const sold = {
  id: 'a',
  isFree: false,
  price: 3,
  previewUrl: '/media/a.mp3',
} as unknown as EpisodeSummary;
const given = { id: 'b', isFree: true, price: 0, audioUrl: '/download/podcasts/b' } as never;

const holds = (ownership: Ownership): Pick<Entitlements, 'of'> => ({
  of: () => ({
    ownership,
    ...(ownership === 'owned' && { purchase: { id: 'cs_1' } as PurchaseRecord }),
  }),
});

it('counts free and bought episodes as owned', () => {
  expect(playable(sold, holds('owned'))).toMatchObject({ owned: true, sessionId: 'cs_1' });
  for (const ownership of ['for-sale', 'unknown', 'processing', 'disputed'] as const) {
    const episode = playable(sold, holds(ownership));
    expect(episode).toMatchObject({ owned: false, ownership });
    expect(episode.sessionId).toBeUndefined();
  }
  // A free episode's ownership is known at once.
  expect(playable(given, holds('unknown'))).toMatchObject({ owned: true });
});

it('offers to play only existing audio', () => {
  const nobody = holds('for-sale');
  const silent = { ...sold, previewUrl: undefined };
  expect(canPlay(playable(sold, nobody))).toBe(true);
  expect(canPlay(playable(sold, holds('processing')))).toBe(true);
  // In place, but hidden until ownership is known.
  expect(canPlay(playable(sold, holds('unknown')))).toBe(true);
  expect(canPlay(playable(sold, holds('unavailable')))).toBe(false);
  expect(canPlay(playable(silent, nobody))).toBe(false);
  expect(canPlay(playable(silent, holds('owned')))).toBe(true);
  expect(canPlay(playable(given, nobody))).toBe(true);
  expect(canPlay(playable(given, holds('unknown')))).toBe(true);
  expect(canPlay({ ...playable(given, nobody), audioUrl: undefined })).toBe(false);
});

it('reads a purchase from the URL, or from the history entry whose URL was cleaned', () => {
  const query = (text: string) => new URLSearchParams(text);
  const purchase = { sessionId: 'cs_1', resourceId: 'a' };
  expect(readHubReturn(query('session_id=cs_1&product_id=a'), null)).toEqual(purchase);
  expect(readHubReturn(query('session_id=cs_1'), null)).toBeUndefined();
  expect(readHubReturn(query(''), { bought: purchase })).toEqual(purchase);
  expect(readHubReturn(query(''), null)).toBeUndefined();
});
