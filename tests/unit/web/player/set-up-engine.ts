import { vi } from 'vitest';
import type { AudioSource } from '#web/src/lib/player/audio-source.ts';
import { createEngine } from '#web/src/lib/player/engine.ts';
import { nothingLoaded, type PlayerState } from '#web/src/lib/player/player-state.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import type { PositionSync } from '#web/src/lib/player/position-sync.ts';
import { FakeAudio } from './fake-audio.ts';

/** Bought, and ten minutes long. */
export const episode: PlayableEpisode = {
  id: 'ep',
  _id: 'ep',
  title: 'A talk',
  shortDescription: '',
  price: 3,
  currency: 'gbp',
  isFree: false,
  artworkUrl: '',
  previewUrl: '/media/preview.mp3',
  durationSeconds: 600,
  owned: true,
  sessionId: 'cs_1',
};
export const preview: PlayableEpisode = { ...episode, owned: false, sessionId: undefined };
export const settle = () => vi.advanceTimersByTimeAsync(0);

/**
 * Creates an engine on elements that the test controls; use it with fake timers.
 * @param remembered The listener's position, in seconds, at 1.25 times the speed.
 */
export function setUpEngine(remembered?: number) {
  let state: PlayerState = nothingLoaded;
  const audios: FakeAudio[] = [];
  let made = 0;
  const freshSource = vi.fn<(episode: PlayableEpisode) => Promise<AudioSource>>(({ owned }) =>
    Promise.resolve(
      owned
        ? { url: `/full?${++made}`, expiresAt: Date.now() + 300_000 }
        : { url: '/media/preview.mp3' },
    ),
  );
  const listening = {
    recall: vi.fn<PositionSync['recall']>(() =>
      Promise.resolve(
        remembered === undefined
          ? undefined
          : { positionSeconds: remembered, playbackRate: 1.25, listenedAt: '' },
      ),
    ),
    progress: vi.fn<PositionSync['progress']>(),
    save: vi.fn<PositionSync['save']>(),
    keepRate: vi.fn<PositionSync['keepRate']>(),
    accept: vi.fn<PositionSync['accept']>(),
  };
  const showError = vi.fn();
  const onListened = vi.fn();
  const engine = createEngine({
    store: {
      read: () => state,
      set: (change) => void (state = { ...state, ...change }),
    },
    createAudio() {
      const audio = new FakeAudio();
      audios.push(audio);
      return audio as unknown as HTMLAudioElement;
    },
    freshSource,
    createPositionSync: () => listening,
    defaultRate: () => 1,
    onListened,
    showError,
    now: Date.now,
  });
  const loaded = () => audios.find((audio) => audio.src !== '')!;
  const standby = () => audios.find((audio) => audio.src !== '' && audio !== first)!;
  let first: FakeAudio;
  return {
    engine,
    listening,
    freshSource,
    showError,
    onListened,
    state: () => state,
    loaded,
    standby,
    /** The element that waits for its data. */
    arriving: () => audios.find(({ src, isLoaded, error }) => src !== '' && !isLoaded && !error),
    async open(opened: PlayableEpisode, durationSeconds: number, loadedUntil?: number) {
      engine.open(opened);
      await settle();
      first = loaded();
      first.arrive(durationSeconds, loadedUntil);
      await settle();
      return first;
    },
    /** Plays audio in step with the clock. */
    async listen(seconds: number) {
      for (let rest = seconds; rest > 0; rest -= 0.25) {
        audios.forEach((audio) => audio.isLoaded && audio.advance(Math.min(0.25, rest)));
        await vi.advanceTimersByTimeAsync(250);
      }
    },
  };
}
