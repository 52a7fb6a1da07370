import type { AudioSource } from './audio-source.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import type { PositionSync } from './position-sync.ts';

/** The playback time. It changes too often for the store. */
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
  /** The speed for episodes that have none of their own. */
  defaultRate(): number;
  /** Called once the listener has listened for a while. */
  onListened(id: string): void;
  showError(text: string): void;
  now(): number;
}
