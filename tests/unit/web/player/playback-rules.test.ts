import { describe, expect, it } from 'vitest';
import {
  clampSeek,
  isFinished,
  nearestRate,
  newerPosition,
  shownDuration,
  startSeconds,
} from '#web/src/lib/player/playback-rules.ts';
import { clockTime, spokenTime } from '#web/src/lib/player/time-text.ts';

const at = (positionSeconds: number, listenedAt = '2026-11-01T10:00:00.000Z') => ({
  positionSeconds,
  playbackRate: 1,
  listenedAt,
});

describe('clampSeek', () => {
  it.each([
    [40, 40.176, true, 39.9],
    [39.95, 40.176, true, 39.9],
    [1000, 75, true, 39.9],
    [39.5, 40.176, true, 39.5],
    [30, 25, true, 25],
    [-3, 75, false, 0],
    [80, 75, false, 75],
    [80, 0, false, 80],
    [NaN, 75, false, 0],
  ])('brings %d of %d (preview: %s) to %d', (seconds, duration, isPreview, expected) => {
    expect(clampSeek(seconds, duration, isPreview)).toBe(expected);
  });
});

it('shows at most 40 seconds of a preview, and the duration of the record until the file is loaded', () => {
  const episode = { durationSeconds: 600 } as never;
  expect(shownDuration({ episode, isPreview: true }, 40.176)).toBe(40);
  expect(shownDuration({ episode, isPreview: true }, 0)).toBe(0);
  expect(shownDuration({ episode, isPreview: false }, 0)).toBe(600);
  expect(shownDuration({ episode, isPreview: false }, 601.2)).toBe(601.2);
});

it('picks the nearest available speed', () => {
  expect([0.6, 0.9, 1.1, 1.4, 3, NaN].map(nearestRate)).toEqual([0.5, 1, 1, 1.5, 1.5, 1]);
});

it('counts 97 % or less than 15 seconds left as the end', () => {
  expect(isFinished(969, 1000)).toBe(false);
  expect(isFinished(970, 1000)).toBe(true);
  expect(isFinished(285, 300)).toBe(false);
  expect(isFinished(285.1, 300)).toBe(true);
  expect(isFinished(50, 0)).toBe(false);
});

it('resumes if enough was heard, and starts a finished episode again', () => {
  expect(startSeconds(undefined, 300)).toBe(0);
  expect(startSeconds(at(4.9), 300)).toBe(0);
  expect(startSeconds(at(80), 300)).toBe(80);
  expect(startSeconds(at(290), 300)).toBe(0);
  expect(startSeconds(at(290), 0)).toBe(290);
});

it('prefers the newer position, whichever side has it', () => {
  const older = at(80, '2026-11-01T10:00:00.000Z');
  const newer = at(20, '2026-11-01T10:00:00.001Z');
  expect(newerPosition(older, newer)).toBe(newer);
  expect(newerPosition(newer, older)).toBe(newer);
  expect(newerPosition(undefined, older)).toBe(older);
  expect(newerPosition(older, undefined)).toBe(older);
  expect(newerPosition(undefined, undefined)).toBeUndefined();
});

it('formats times for the eye and for screen readers', () => {
  expect([0, 59.9, 80, 3725].map(clockTime)).toEqual(['0:00', '0:59', '1:20', '1:02:05']);
  expect([0, 1, 80, 3600, 3661].map(spokenTime)).toEqual([
    '0 seconds',
    '1 second',
    '1 minute 20 seconds',
    '1 hour',
    '1 hour 1 minute 1 second',
  ]);
});
