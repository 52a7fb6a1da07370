import type { DualAudio } from './dual-audio.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { SleepTimer } from './player-state.ts';
import { createSleepTimer } from './sleep-timer.ts';

export type LevelControls = ReturnType<typeof createLevels>;

interface LevelDeps extends Pick<EngineDeps, 'store' | 'now'> {
  audio: Pick<DualAudio, 'set'>;
  /** The sleep timer has run out. */
  onSleep(): void;
}

/** Volume, speed, loop and sleep timer. They persist when another episode is loaded. */
export function createLevels({ store, audio, onSleep, now }: LevelDeps) {
  /** The speed chosen during this visit, for every episode. */
  let chosenRate: number | undefined;
  const timer = createSleepTimer({
    setGain: (gain) => audio.set({ gain }),
    onEnd() {
      store.set({ sleep: undefined });
      onSleep();
    },
    now,
  });

  /** Previews never loop, nor does the last episode before the sleep timer. */
  function loops(): boolean {
    const { loop, isPreview, sleep } = store.read();
    return loop && !isPreview && sleep?.kind !== 'episode';
  }

  function setSleep(sleep: SleepTimer | undefined): void {
    store.set({ sleep });
    timer.start(sleep);
    audio.set({ loop: loops() });
  }

  return {
    /** Applies the store's levels to the audio. */
    apply(): void {
      const { volume, muted, rate } = store.read();
      audio.set({ volume, muted, rate, loop: loops() });
    },
    /** @param restSeconds Time until the end at the current speed. */
    progress: (restSeconds: number) => timer.progress(restSeconds),
    setSleep,
    chosenRate: () => chosenRate,
    setRate(rate: number): void {
      chosenRate = rate;
      store.set({ rate });
      audio.set({ rate });
    },
    /** @param volume 0 to 1; other values are clamped. */
    setVolume(volume: number): void {
      const level = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
      store.set({ volume: level, muted: false });
      audio.set({ volume: level, muted: false });
    },
    toggleMuted(): void {
      store.set({ muted: !store.read().muted });
      audio.set({ muted: store.read().muted });
    },
    toggleLoop(): void {
      store.set({ loop: !store.read().loop });
      audio.set({ loop: loops() });
    },
  };
}
