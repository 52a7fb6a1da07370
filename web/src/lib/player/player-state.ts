import type { PlayableEpisode } from './player.ts';

export type PlayerView = 'closed' | 'open' | 'mini';

/** When playback stops automatically. */
export type SleepTimer = SleepAfter | { kind: 'episode' };

interface SleepAfter {
  kind: 'minutes';
  /** As chosen. */
  minutes: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

export interface PlayerState {
  /** Whether to load the player code: the user may need it soon, or is waiting for it. */
  wanted: false | 'soon' | 'now';
  episode: PlayableEpisode | undefined;
  view: PlayerView;
  /** Whether audio should play; it may still be waiting for data. */
  playing: boolean;
  /** Playback is waiting for data. */
  waiting: boolean;
  /** Why nothing plays, as shown to the user. Try again continues from the same position. */
  failure: string | undefined;
  /** Duration of the loaded audio (preview or full); 0 while unknown. */
  durationSeconds: number;
  isPreview: boolean;
  /** The preview has ended; the purchase prompt is shown. */
  previewOver: boolean;
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  loop: boolean;
  /** The saved position at which playback resumed, until the listener seeks. */
  resumedAtSeconds: number | undefined;
  /** A newer position from another device that arrived after the start. */
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

/** Initial state of an episode while its audio loads. */
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
