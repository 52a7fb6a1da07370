import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import type { Engine } from '#web/src/lib/player/engine.ts';
import { followMediaSession } from '#web/src/lib/player/media-session.ts';
import { nothingLoaded } from '#web/src/lib/player/player-state.ts';
import { playerStore } from '#web/src/lib/player/player.ts';
import { episode } from './set-up-engine.ts';

const clock = { positionSeconds: 0, durationSeconds: 0 };
const engine = {
  play: vi.fn(),
  pause: vi.fn(),
  close: vi.fn(),
  skip: vi.fn(),
  seek: vi.fn(),
  clock: () => clock,
  onClock: vi.fn(
    (..._listener: [() => void]) =>
      () =>
        undefined,
  ),
};
const handlers = new Map<string, MediaSessionActionHandler>();
const media = {
  playbackState: 'none',
  metadata: null as MediaMetadataInit | null,
  setActionHandler(action: string, handler: MediaSessionActionHandler) {
    if (action === 'stop') throw new TypeError('Unknown to this browser');
    handlers.set(action, handler);
  },
  setPositionState: vi.fn(),
};
const press = (action: MediaSessionAction, details = {}) =>
  handlers.get(action)!({ action, ...details });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
  vi.stubGlobal('navigator', { mediaSession: media });
  vi.stubGlobal('MediaMetadata', function (init: MediaMetadataInit) {
    return { ...init };
  });
  vi.clearAllMocks();
  followMediaSession(engine as unknown as Engine);
});
afterEach(() => {
  playerStore.set(nothingLoaded);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('handles headsets and lock screens, even in browsers that lack some controls', () => {
  press('play');
  press('pause');
  press('seekto', { seekTime: 12.5 });
  expect(engine.play).toHaveBeenCalledOnce();
  expect(engine.pause).toHaveBeenCalledOnce();
  expect(engine.seek).toHaveBeenCalledExactlyOnceWith(12.5);
  press('seekbackward');
  press('seekforward');
  press('seekbackward', { seekOffset: 3 });
  press('seekforward', { seekOffset: 4 });
  expect(engine.skip.mock.calls).toEqual([[-15], [30], [-3], [4]]);
});

it('shows what plays, with pictures in two sizes, and nothing once it is closed', () => {
  const artworkUrl = '/media/podcasts/ep/art-960.webp';
  playerStore.set({ episode: { ...episode, artworkUrl }, playing: true });
  expect([media.playbackState, { ...media.metadata }]).toEqual([
    'playing',
    {
      title: episode.title,
      artist: site.brand.company,
      album: site.brand.product,
      artwork: [
        { src: '/media/podcasts/ep/art-480.webp', sizes: '480x480', type: 'image/webp' },
        { src: artworkUrl, sizes: '960x960', type: 'image/webp' },
      ],
    },
  ]);
  playerStore.set({ playing: false });
  expect(media.playbackState).toBe('paused');
  playerStore.set(nothingLoaded);
  expect([media.playbackState, media.metadata]).toEqual(['none', null]);
});

it('reports the position again only if the system could not have advanced it', () => {
  const tick = engine.onClock.mock.lastCall![0];
  const places = () => media.setPositionState.mock.calls.map(([state]) => state as object);
  Object.assign(clock, { positionSeconds: 10, durationSeconds: 600 });
  playerStore.set({ episode, playing: true, rate: 1 });
  expect(places()).toEqual([{ duration: 600, playbackRate: 1, position: 10 }]);
  vi.setSystemTime(Date.now() + 5000);
  clock.positionSeconds = 15;
  tick();
  expect(places()).toHaveLength(1);
  clock.positionSeconds = 300;
  tick();
  playerStore.set({ rate: 1.5 });
  expect(places().slice(1)).toEqual([
    { duration: 600, playbackRate: 1, position: 300 },
    { duration: 600, playbackRate: 1.5, position: 300 },
  ]);
});
