import type { SleepTimer } from './player-state.ts';

export interface SleepDeps {
  /** The share of the volume that is left, 0 to 1. */
  setGain(gain: number): void;
  /** Time is up; audio is silent by now. */
  onEnd(): void;
  now(): number;
}

/** Audio fades out over the last seconds. */
export const fadeSeconds = 10;
const stepMs = 200;

export const sleepMinutes = [5, 15, 30, 45, 60] as const;

/** Stops playback after some minutes or at the end of the episode (the engine ends that itself). */
export function createSleepTimer(deps: SleepDeps) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let set: SleepTimer | undefined;

  function fade(restSeconds: number): void {
    deps.setGain(Math.min(1, Math.max(0, restSeconds / fadeSeconds)));
  }

  function step(): void {
    if (set?.kind !== 'minutes') return;
    const restMs = set.endsAt - deps.now();
    fade(restMs / 1000);
    if (restMs > 0) return;
    clear();
    deps.onEnd();
    deps.setGain(1);
  }

  function clear(): void {
    clearInterval(timer);
    set = undefined;
  }

  return {
    start(next: SleepTimer | undefined): void {
      clear();
      deps.setGain(1);
      set = next;
      if (next?.kind === 'minutes') timer = setInterval(step, stepMs);
    },
    /** @param restSeconds Time until the end of the episode at the current speed. */
    progress(restSeconds: number): void {
      if (set?.kind === 'episode') fade(restSeconds);
    },
  };
}
