import type { PlayableEpisode } from './player.ts';

export type PlayerView = 'closed' | 'open' | 'mini';

/** When playing is to stop by itself. */
export type SleepTimer = SleepAfter | { kind: 'episode' };

interface SleepAfter {
  kind: 'minutes';
  /** As chosen. */
  minutes: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

export interface PlayerState {
  /** Whether its code is to be loaded: somebody may want the player soon, or waits for it. */
  wanted: false | 'soon' | 'now';
  episode: PlayableEpisode | undefined;
  view: PlayerView;
  /** Whether audio is meant to run; it may still be waiting for data. */
  playing: boolean;
  /** Data has to arrive before audio goes on. */
  waiting: boolean;
  /** Why nothing plays, for a person. `Retry` goes on from the same position. */
  failure: string | undefined;
  /** Of the audio that is loaded (preview or full); 0 while unknown. */
  durationSeconds: number;
  isPreview: boolean;
  /** The preview has been heard; the purchase prompt shows. */
  previewOver: boolean;
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  loop: boolean;
  /** Where a remembered position was taken up, until the listener moves. */
  resumedAtSeconds: number | undefined;
  /** A newer position of another device that came too late to start at. */
  elsewhereSeconds: number | undefined;
  sleep: SleepTimer | undefined;
}

export const nothingLoaded: PlayerState = {
  wanted: false,
  episode: undefined,
  view: 'closed',
  playing: false,
  waiting: false,
  failure: undefined,
  durationSeconds: 0,
  isPreview: false,
  previewOver: false,
  rate: 1,
  volume: 0.7,
  muted: false,
  loop: false,
  resumedAtSeconds: undefined,
  elsewhereSeconds: undefined,
  sleep: undefined,
};

/** What an episode begins with while its audio is on the way. */
export function loadingState(episode: PlayableEpisode): Partial<PlayerState> {
  return {
    episode,
    isPreview: !episode.owned,
    durationSeconds: episode.owned ? (episode.durationSeconds ?? 0) : 0,
    waiting: true,
    failure: undefined,
    previewOver: false,
    resumedAtSeconds: undefined,
    elsewhereSeconds: undefined,
  };
}
