import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import type { LocalPositions } from './local-positions.ts';
import { newerPosition } from './playback-rules.ts';

export interface PositionSyncDeps {
  local: LocalPositions;
  /** The member who listens; undefined for a guest. */
  userId(): string | undefined;
  /** Throws when it cannot be had. */
  fetch(id: string): Promise<ListeningPosition | undefined>;
  /** @param leaving The page is going away: send it so that it arrives all the same. */
  put(id: string, position: ListeningPosition, leaving: boolean): Promise<unknown>;
  /** Hears of a newer position that came after the start. Answer with `accept` of the listening. */
  onElsewhere(positionSeconds: number): void;
  now(): number;
}

/** One listening to one episode. */
export interface PositionSync {
  /** The newer of what this browser and the server remember. Waits for the server, but not for long. */
  recall(): Promise<ListeningPosition | undefined>;
  /** Called while audio really runs. */
  progress(positionSeconds: number, playbackRate: number): void;
  /** Something ended a stretch: a pause, a seek, the end, the page. */
  save(positionSeconds: number, playbackRate: number, leaving?: boolean): void;
  /** Remembers a chosen speed, however little was heard. */
  keepRate(playbackRate: number): void;
  /** The listener has said where he wants to be; his position may be kept again. */
  accept(): void;
}

/** How long the start waits for the server's answer. */
const patienceMs = 2000;
/** How often the server hears of a running episode. */
const putEveryMs = 15_000;
const localEveryMs = 1000;
/** A position is kept only after that much was really heard: a failed start must not wipe out what is remembered. */
const heardToKeepSeconds = 3;
/** Nearer ones are the same place. */
const elsewhereSeconds = 15;

/**
 * Remembers where a listener is: in this browser for everybody, on the server for members. What the server has is read
 * before anything is written there; as long as that fails, nothing is written. Of two positions the newer one wins.
 * @param preview Heard deps of a preview are kept in this browser only: after a purchase the full audio goes on there.
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
  let reading: Promise<ListeningPosition | undefined> | undefined;
  let started = false;
  let undecided = false;
  let savedLocallyAt = 0;
  let putAt = deps.now();

  function readServer(): Promise<ListeningPosition | undefined> {
    reading ??= deps
      .fetch(id)
      .then((position) => {
        serverKnown = true;
        const newer = newerPosition(startedWith, position);
        if (started && position && newer === position) offer(position);
        return position;
      })
      .finally(() => (reading = undefined));
    return reading;
  }

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
          new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs)),
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
