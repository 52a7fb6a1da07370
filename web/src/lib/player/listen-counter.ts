import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { PositionSync } from './position-sync.ts';

export type ListenCounter = ReturnType<typeof createListenCounter>;

/** A listener counts after that much. */
const countedAfterSeconds = 10;
/** Several seeks in a row are remembered once. */
const seekSettlesMs = 1000;

/** Follows one episode after the other: remembers where the listener is, and counts him once he has really listened. */
export function createListenCounter({
  createPositionSync,
  onListened,
}: Pick<EngineDeps, 'createPositionSync' | 'onListened'>) {
  let listening: PositionSync | undefined;
  /** The episode, until it is counted. */
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
    /** Resolves with what is remembered of it. */
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
    /** Audio has run up to here. */
    progress(positionSeconds: number, rate: number): void {
      const step = positionSeconds - at;
      at = positionSeconds;
      listening?.progress(at, rate);
      if (step > 0 && step < 2) heardSeconds += step;
      if (uncounted === undefined || heardSeconds < countedAfterSeconds) return;
      onListened(uncounted);
      uncounted = undefined;
    },
    /** Where the listener was last; of a preview that is over, its end. */
    heardTo: () => at,
    save,
    saveSoon(positionSeconds: number, rate: number): void {
      clearTimeout(timer);
      at = positionSeconds;
      // Audio has run on by then.
      timer = setTimeout(() => save(at, rate), seekSettlesMs);
    },
    keepRate: (rate: number) => listening?.keepRate(rate),
    accept: () => listening?.accept(),
  };
}
