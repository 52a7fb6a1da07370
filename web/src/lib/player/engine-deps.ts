import type { AudioSource } from './audio-source.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import type { PositionSync } from './position-sync.ts';

/** Where audio is now; too often another for the store. */
export interface Clock {
  positionSeconds: number;
  durationSeconds: number;
  bufferedSeconds: number;
}

export interface EngineDeps {
  store: { read(): PlayerState; set(change: Partial<PlayerState>): void };
  createAudio(): HTMLAudioElement;
  /** Throws NoAudioError and ApiError. */
  freshSource(episode: PlayableEpisode): Promise<AudioSource>;
  createPositionSync(id: string, preview: boolean): PositionSync;
  /** The speed of episodes that have none of their own. */
  defaultRate(): number;
  /** Somebody has listened to it for a while. */
  onListened(id: string): void;
  /** Says a failure aloud. */
  showError(text: string): void;
  now(): number;
}
