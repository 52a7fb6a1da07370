import type { ListeningPosition } from '#shared/contracts/podcasts.ts';

/** A position kept in this browser; `userId` where a member was signed in. */
export interface LocalPosition extends ListeningPosition {
  userId?: string;
}

export interface LocalPositions {
  /** What this listener, or a guest before him, left. */
  read(id: string, userId: string | undefined): LocalPosition | undefined;
  /** @param weak Only where nobody's position is kept yet, and to be replaced by any other. */
  write(id: string, position: LocalPosition, weak?: boolean): void;
}

/** When something weak was kept: any other position is newer. */
const never = new Date(0).toISOString();
const key = 'listening';
const mostKept = 200;

/** Positions and speeds per episode in this browser; the 200 that were heard last. */
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
        storage.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(0, mostKept))));
      } catch {
        // The storage is full: the position is not worth an error.
      }
    },
  };
}

/** What somebody else wrote under the key, or an older form of it, is no position. */
function isPosition(value: LocalPosition | undefined): value is LocalPosition {
  return (
    typeof value?.positionSeconds === 'number' &&
    typeof value.playbackRate === 'number' &&
    typeof value.listenedAt === 'string'
  );
}
