import { useSyncExternalStore } from 'react';
import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import type { Ownership } from '../purchase/entitlements.ts';
import type { Engine } from './engine.ts';
import { nothingLoaded, type PlayerState } from './player-state.ts';

/** An episode as the player needs it. */
export type PlayableEpisode = EpisodeSummary & {
  /** Free ones count as owned. */
  owned: boolean;
  /** What else is known of it; left out where it is owned. */
  ownership?: Ownership;
  /** Checkout session of the purchase: what a download token is asked for with. */
  sessionId?: string;
};

let state = nothingLoaded;
const listeners = new Set<() => void>();

/** What the player shows and plays. Its time is not here: that changes too often (see playhead.ts). */
export const playerStore = {
  read: (): PlayerState => state,
  set(change: Partial<PlayerState>): void {
    const keys = Object.keys(change) as (keyof PlayerState)[];
    if (keys.every((key) => Object.is(state[key], change[key]))) return;
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Follows a part of the player's state; renders again when that part is another value (as Object.is sees it). */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    playerStore.subscribe,
    () => select(state),
    () => select(nothingLoaded),
  );
}

let engine: Engine | undefined;
let waiting: ((engine: Engine) => void) | undefined;

/** The engine arrives with the player's own code, which the shell asks for once `wanted` is set. */
export function connectEngine(arrived: Engine): void {
  engine = arrived;
  waiting?.(arrived);
  waiting = undefined;
}

// Until the engine is there, the last command counts: two clicks on Play are impatience, not Play and Pause.
function send(command: (engine: Engine) => void): void {
  if (engine) return command(engine);
  waiting = command;
  playerStore.set({ wanted: 'now' });
}

/**
 * The one player of the site. It stays outside the routes, so that audio goes on when the page changes. Call from
 * event handlers: browsers let audio start on a click only.
 */
export const player = {
  /** Fetches the player's code early (pointer over a play button), so that the first click starts audio at once. */
  warm: (): void => void (state.wanted || playerStore.set({ wanted: 'soon' })),
  /** Opens the dialog on this episode and plays it: all of it when owned, else its preview. */
  open: (episode: PlayableEpisode): void => send((engine) => engine.open(episode)),
  /** Plays or pauses it where it is already loaded (the view stays as it is), else opens it. */
  toggle: (episode: PlayableEpisode): void => send((engine) => engine.toggleEpisode(episode)),
  /** Tells what is known of it now. Bought meanwhile and loaded: the full audio goes on from the preview's position. */
  refresh(episode: PlayableEpisode): void {
    if (state.episode?.id === episode.id) send((engine) => engine.refresh(episode));
  },
  /** From the dialog to the bar at the bottom. */
  minimise: (): void => void (state.view === 'open' && playerStore.set({ view: 'mini' })),
  /** From the bar to the dialog. */
  restore: (): void => void (state.view === 'mini' && playerStore.set({ view: 'open' })),
  /** Stops, remembers the position, and puts the player away. */
  close(): void {
    if (state.view !== 'closed') send((engine) => engine.close());
  },
};
