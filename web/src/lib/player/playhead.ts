import type { Deck } from './deck.ts';
import type { Clock, EngineParts } from './engine-parts.ts';

export type Playhead = ReturnType<typeof createPlayhead>;

interface PlayheadParts extends Pick<EngineParts, 'store'> {
  deck: Pick<Deck, 'seek' | 'positionSeconds' | 'bufferedSeconds' | 'isRunning'>;
}

/** Where the listener is, whatever the element says while it loads or has yet to get to a remembered position. */
export function createPlayhead({ store, deck }: PlayheadParts) {
  let at = 0;
  let settled = false;
  /** A remembered position that audio has yet to get to; nothing is remembered before it has. */
  let resumeTo = 0;
  const listeners = new Set<() => void>();

  const isMoving = () => settled && deck.isRunning();
  const position = () => (isMoving() && resumeTo === 0 ? deck.positionSeconds() : at);

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
      if (deck.positionSeconds() < resumeTo - 2) {
        deck.seek(resumeTo);
        return false;
      }
      resumeTo = 0;
      at = deck.positionSeconds();
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
      bufferedSeconds: deck.bufferedSeconds(),
    }),
    /** Hears when audio has moved on; several times a second while it runs. */
    onClock(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tick: () => listeners.forEach((listener) => listener()),
  };
}
