import { singleFlight } from '#shared/concurrency/single-flight.ts';
import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import type { LocalPositions } from './local-positions.ts';
import { newerPosition } from './playback-rules.ts';

export interface PositionSyncDeps {
  local: LocalPositions;
  /** The signed-in member; undefined for a guest. */
  userId(): string | undefined;
  /** Throws when it cannot be fetched. */
  fetch(id: string): Promise<ListeningPosition | undefined>;
  /** @param leaving The page is closing: send it so that it still arrives. */
  put(id: string, position: ListeningPosition, leaving: boolean): Promise<unknown>;
  /** Called when a newer position arrives after the start. Respond with `accept`. */
  onElsewhere(positionSeconds: number): void;
  now(): number;
}

/** Tracks one episode. */
export interface PositionSync {
  /** The newer of the local and the server position. Waits only briefly for the server. */
  recall(): Promise<ListeningPosition | undefined>;
  /** Called while audio actually plays. */
  progress(positionSeconds: number, playbackRate: number): void;
  /** Called on a pause, a seek, the end, or when the page closes. */
  save(positionSeconds: number, playbackRate: number, leaving?: boolean): void;
  /** Saves a chosen speed, however little was played. */
  keepRate(playbackRate: number): void;
  /** The listener has chosen a position; it may be saved again. */
  accept(): void;
}

/** How long the start waits for the server. */
const recallTimeoutMs = 2000;
/** How often the position is sent to the server. */
const putEveryMs = 15_000;
const localEveryMs = 1000;
/** A position is saved only after this much was played: a failed start must not overwrite it. */
const heardToKeepSeconds = 3;
/** Smaller differences count as the same position. */
const elsewhereSeconds = 15;

/**
 * Saves the listener's position: in this browser for everyone, on the server for members. The server's position is read
 * before anything is written there; while reading fails, nothing is written. The newer position wins.
 * @param preview Preview positions stay in this browser: after a purchase, the full audio continues there.
 */
export function createPositionSync(
  id: string,
  deps: PositionSyncDeps,
  preview = false,
): PositionSync {
  const user = deps.userId();
  const startedWith = deps.local.read(id, user);
  let heardSeconds = 0;
  let lastSeconds: number | undefined;
  let serverKnown = false;
  let started = false;
  let undecided = false;
  let savedLocallyAt = 0;
  let putAt = deps.now();

  const readServer = singleFlight(async () => {
    const position = await deps.fetch(id);
    serverKnown = true;
    const newer = newerPosition(startedWith, position);
    if (started && position && newer === position) offer(position);
    return position;
  });

  function offer({ positionSeconds }: ListeningPosition): void {
    if (Math.abs(positionSeconds - (lastSeconds ?? 0)) < elsewhereSeconds) return;
    undecided = true;
    deps.onElsewhere(positionSeconds);
  }

  function put(position: ListeningPosition, leaving: boolean): void {
    if (user === undefined || preview || undecided || deps.userId() !== user) return;
    putAt = deps.now();
    if (serverKnown) void deps.put(id, position, leaving).catch(() => undefined);
    else if (!leaving) void readServer().catch(() => undefined);
  }

  function keep(positionSeconds: number, playbackRate: number): ListeningPosition {
    const listenedAt = new Date(deps.now()).toISOString();
    const position = { positionSeconds, playbackRate, listenedAt };
    savedLocallyAt = deps.now();
    if (!undecided) deps.local.write(id, mine(position), preview);
    return position;
  }

  const mine = (position: ListeningPosition) => ({ ...position, ...(user && { userId: user }) });
  const heardEnough = () => heardSeconds >= heardToKeepSeconds;

  return {
    async recall() {
      try {
        if (user === undefined || preview) return startedWith;
        const position = await Promise.race([
          readServer(),
          new Promise<undefined>((resolve) => setTimeout(resolve, recallTimeoutMs)),
        ]);
        return newerPosition(startedWith, position);
      } catch {
        return startedWith;
      } finally {
        started = true;
      }
    },
    progress(positionSeconds, playbackRate) {
      const step = positionSeconds - (lastSeconds ?? positionSeconds);
      if (step > 0 && step < 2) heardSeconds += step;
      lastSeconds = positionSeconds;
      if (!heardEnough()) return;
      const now = deps.now();
      if (now - savedLocallyAt >= localEveryMs) keep(positionSeconds, playbackRate);
      if (now - putAt >= putEveryMs) put(keep(positionSeconds, playbackRate), false);
    },
    save(positionSeconds, playbackRate, leaving = false) {
      lastSeconds = positionSeconds;
      if (heardEnough()) put(keep(positionSeconds, playbackRate), leaving);
    },
    keepRate(playbackRate) {
      const known = deps.local.read(id, user);
      const position = known ?? { positionSeconds: 0, listenedAt: new Date(0).toISOString() };
      deps.local.write(id, mine({ ...position, playbackRate }), known === undefined);
    },
    accept() {
      undecided = false;
    },
  };
}
