import type { AudioSource } from './audio-source.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import type { Listening } from './position-keeper.ts';

/** Where audio is now; too often another for the store. */
export interface Clock {
  positionSeconds: number;
  durationSeconds: number;
  bufferedSeconds: number;
}

export interface EngineParts {
  store: { read(): PlayerState; set(change: Partial<PlayerState>): void };
  createAudio(): HTMLAudioElement;
  /** Throws NoAudio and ApiError. */
  freshSource(episode: PlayableEpisode): Promise<AudioSource>;
  listenTo(id: string, preview: boolean): Listening;
  /** The speed of episodes that have none of their own. */
  defaultRate(): number;
  /** Somebody has listened to it for a while. */
  onListened(id: string): void;
  /** Says a failure aloud. */
  tell(text: string): void;
  now(): number;
}
