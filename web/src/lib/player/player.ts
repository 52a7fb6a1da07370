import { useSyncExternalStore } from 'react';
import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import type { Ownership } from '../purchase/entitlements.ts';
import type { Engine } from './engine.ts';
import { nothingLoaded, type PlayerState } from './player-state.ts';

/** An episode as the player needs it. */
export type PlayableEpisode = EpisodeSummary & {
  /** True for free episodes too. */
  owned: boolean;
  /** The ownership status; omitted for owned episodes. */
  ownership?: Ownership;
  /** Checkout session of the purchase, needed to request a download token. */
  sessionId?: string;
};

let state = nothingLoaded;
const listeners = new Set<() => void>();

/** What the player shows and plays. The time is kept in playhead.ts because it changes too often. */
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

/** Subscribes to a selected part of the player's state; rerenders when it changes (Object.is). */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    playerStore.subscribe,
    () => select(state),
    () => select(nothingLoaded),
  );
}

let engine: Engine | undefined;
let waiting: ((engine: Engine) => void) | undefined;

/** The engine arrives with the player code, which the shell loads once `wanted` is set. */
export function connectEngine(arrived: Engine): void {
  engine = arrived;
  waiting?.(arrived);
  waiting = undefined;
}

// Until the engine has loaded, only the last command counts: a second click on Play is impatience, not Pause.
function send(command: (engine: Engine) => void): void {
  if (engine) return command(engine);
  waiting = command;
  playerStore.set({ wanted: 'now' });
}

/**
 * The site's player. It lives outside the routes, so audio continues across pages. Call it from event handlers:
 * browsers only start audio on a click.
 */
export const player = {
  /** Preloads the player code (pointer over a play button), so that the first click starts audio at once. */
  warm: (): void => void (state.wanted || playerStore.set({ wanted: 'soon' })),
  /** Opens the dialog and plays the episode: all of it if owned, otherwise the preview. */
  open: (episode: PlayableEpisode): void => send((engine) => engine.open(episode)),
  /** Plays or pauses a loaded episode without changing the view; otherwise opens it. */
  toggle: (episode: PlayableEpisode): void => send((engine) => engine.toggleEpisode(episode)),
  /**
   * Updates a loaded episode. If it was bought in the meantime, the full audio continues from the preview's position.
   */
  refresh(episode: PlayableEpisode): void {
    if (state.episode?.id === episode.id) send((engine) => engine.refresh(episode));
  },
  /** From the dialog to the bar at the bottom. */
  minimise: (): void => void (state.view === 'open' && playerStore.set({ view: 'mini' })),
  /** From the bar to the dialog. */
  restore: (): void => void (state.view === 'mini' && playerStore.set({ view: 'open' })),
  /** Stops playback, saves the position and hides the player. */
  close(): void {
    if (state.view !== 'closed') send((engine) => engine.close());
  },
};
