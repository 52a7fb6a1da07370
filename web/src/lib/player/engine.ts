import type { PlayableEpisode } from './player.ts';

/** What plays. One for the whole site, without markup. */
export interface Engine {
  open(episode: PlayableEpisode): void;
  toggleEpisode(episode: PlayableEpisode): void;
  refresh(episode: PlayableEpisode): void;
  close(): void;
}
