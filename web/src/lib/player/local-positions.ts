import type { ListeningPosition } from '#shared/contracts/podcasts.ts';

/** A position stored in this browser; `userId` is set if a member was signed in. */
export interface LocalPosition extends ListeningPosition {
  userId?: string;
}

export interface LocalPositions {
  /** The position of this listener, or of the guest before they signed in. */
  read(id: string, userId: string | undefined): LocalPosition | undefined;
  /** @param weak Only written if there is no position yet, and replaced by any other. */
  write(id: string, position: LocalPosition, weak?: boolean): void;
}

/** Timestamp of a weak position: every other position is newer. */
const never = new Date(0).toISOString();
const key = 'listening';
const maxKept = 200;

/** Stores positions and speeds per episode in this browser, for the last 200 episodes. */
export function createLocalPositions(storage: Storage): LocalPositions {
  function readAll(): Record<string, LocalPosition> {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, LocalPosition>)
        : {};
    } catch {
      return {};
    }
  }

  return {
    read(id, userId) {
      const found = readAll()[id];
      if (!isPosition(found)) return undefined;
      return found.userId === undefined || found.userId === userId ? found : undefined;
    },
    write(id, position, weak = false) {
      const all = readAll();
      if (weak && isPosition(all[id]) && all[id].listenedAt !== never) return;
      const kept = weak ? { ...position, listenedAt: never } : position;
      const entries = Object.entries({ ...all, [id]: kept })
        .filter(([, one]) => isPosition(one))
        .sort(([, a], [, b]) => b.listenedAt.localeCompare(a.listenedAt));
      try {
        storage.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(0, maxKept))));
      } catch {
        // The storage is full: losing the position is acceptable.
      }
    },
  };
}

/** Rejects foreign values and older formats under the key. */
function isPosition(value: LocalPosition | undefined): value is LocalPosition {
  return (
    typeof value?.positionSeconds === 'number' &&
    typeof value.playbackRate === 'number' &&
    typeof value.listenedAt === 'string'
  );
}
