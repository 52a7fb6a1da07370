import type { DualAudio } from './dual-audio.ts';
import type { Clock, EngineDeps } from './engine-deps.ts';

export type Playhead = ReturnType<typeof createPlayhead>;

interface PlayheadDeps extends Pick<EngineDeps, 'store'> {
  audio: Pick<DualAudio, 'seek' | 'positionSeconds' | 'bufferedSeconds' | 'isRunning'>;
}

/** Where the listener is, whatever the element says while it loads or has yet to get to a remembered position. */
export function createPlayhead({ store, audio }: PlayheadDeps) {
  let at = 0;
  let settled = false;
  /** A remembered position that audio has yet to get to; nothing is remembered before it has. */
  let resumeTo = 0;
  const listeners = new Set<() => void>();

  const isMoving = () => settled && audio.isRunning();
  const position = () => (isMoving() && resumeTo === 0 ? audio.positionSeconds() : at);

  return {
    /** As last heard of; seconds. */
    at: () => at,
    /** Exactly, where audio runs; the element tells of it four times a second only. */
    position,
    moveTo(seconds: number): void {
      at = seconds;
      resumeTo = 0;
    },
    /** Audio has been asked to begin where the listener is, and may run from elsewhere before it does. */
    expectAudio(): void {
      resumeTo = at;
    },
    /** Goes along with audio. False where that does not run by our will, or is not yet where it was to begin. */
    follow(): boolean {
      if (!isMoving()) return false;
      if (audio.positionSeconds() < resumeTo - 2) {
        audio.seek(resumeTo);
        return false;
      }
      resumeTo = 0;
      at = audio.positionSeconds();
      return true;
    },
    /** Audio runs by our will, so that a pause that comes now is somebody else's. */
    isSettled: () => settled,
    settle(running: boolean): void {
      settled = running;
    },
    /** Stays where audio has got to. */
    stop(): void {
      at = position();
      settled = false;
    },
    clock: (): Clock => ({
      positionSeconds: position(),
      durationSeconds: store.read().durationSeconds,
      bufferedSeconds: audio.bufferedSeconds(),
    }),
    /** Hears when audio has moved on; several times a second while it runs. */
    onClock(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tick: () => listeners.forEach((listener) => listener()),
  };
}
