import type { DualAudio } from './dual-audio.ts';
import type { Clock, EngineDeps } from './engine-deps.ts';

export type Playhead = ReturnType<typeof createPlayhead>;

interface PlayheadDeps extends Pick<EngineDeps, 'store'> {
  audio: Pick<DualAudio, 'seek' | 'positionSeconds' | 'bufferedSeconds' | 'isRunning'>;
}

/** The listener's position, even while the element loads or has not reached the saved position yet. */
export function createPlayhead({ store, audio }: PlayheadDeps) {
  let at = 0;
  let settled = false;
  /** A saved position that audio has not reached yet; nothing is saved until it does. */
  let resumeTo = 0;
  const listeners = new Set<() => void>();

  const isMoving = () => settled && audio.isRunning();
  const position = () => (isMoving() && resumeTo === 0 ? audio.positionSeconds() : at);

  return {
    /** Last known position in seconds. */
    at: () => at,
    /** The exact position while audio plays; the element only reports it four times a second. */
    position,
    moveTo(seconds: number): void {
      at = seconds;
      resumeTo = 0;
    },
    /** Playback should start at the listener's position, but may briefly run from elsewhere. */
    expectAudio(): void {
      resumeTo = at;
    },
    /** Follows the audio. Returns false if it is not playing by our command or has not reached its start position. */
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
    /** Audio plays by our command, so a pause now comes from elsewhere. */
    isSettled: () => settled,
    settle(running: boolean): void {
      settled = running;
    },
    /** Stops at the current position. */
    stop(): void {
      at = position();
      settled = false;
    },
    clock: (): Clock => ({
      positionSeconds: position(),
      durationSeconds: store.read().durationSeconds,
      bufferedSeconds: audio.bufferedSeconds(),
    }),
    /** Called several times a second while audio plays. */
    onClock(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tick: () => listeners.forEach((listener) => listener()),
  };
}
