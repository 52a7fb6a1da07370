import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { PositionSync } from './position-sync.ts';

export type ListenCounter = ReturnType<typeof createListenCounter>;

/** How long someone must listen to be counted. */
const countedAfterSeconds = 10;
/** Debounces the saving of several seeks in a row. */
const seekSettlesMs = 1000;

/** Tracks listening per episode: saves the position and counts a listener once they have actually listened. */
export function createListenCounter({
  createPositionSync,
  onListened,
}: Pick<EngineDeps, 'createPositionSync' | 'onListened'>) {
  let listening: PositionSync | undefined;
  /** The current episode, until it has been counted. */
  let uncounted: string | undefined;
  let heardSeconds = 0;
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(positionSeconds: number, rate: number, leaving = false): void {
    clearTimeout(timer);
    at = positionSeconds;
    listening?.save(at, rate, leaving);
  }

  return {
    /** Resolves with the saved position. */
    begin(id: string, isPreview: boolean): Promise<ListeningPosition | undefined> {
      clearTimeout(timer);
      listening = createPositionSync(id, isPreview);
      [uncounted, heardSeconds, at] = [id, 0, 0];
      return listening.recall();
    },
    end(): void {
      clearTimeout(timer);
      listening = uncounted = undefined;
    },
    /** Called with the current position while audio plays. */
    progress(positionSeconds: number, rate: number): void {
      const step = positionSeconds - at;
      at = positionSeconds;
      listening?.progress(at, rate);
      if (step > 0 && step < 2) heardSeconds += step;
      if (uncounted === undefined || heardSeconds < countedAfterSeconds) return;
      onListened(uncounted);
      uncounted = undefined;
    },
    /** The last position; for a finished preview, its end. */
    heardTo: () => at,
    save,
    saveSoon(positionSeconds: number, rate: number): void {
      clearTimeout(timer);
      at = positionSeconds;
      // Save the latest position: audio has moved on by then.
      timer = setTimeout(() => save(at, rate), seekSettlesMs);
    },
    keepRate: (rate: number) => listening?.keepRate(rate),
    accept: () => listening?.accept(),
  };
}
