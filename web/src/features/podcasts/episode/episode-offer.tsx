import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { GetButton } from '../get-button.tsx';
import type { EpisodeAccess } from '../hub/use-episode-access.ts';
import { canPlay } from '../playable-episode.ts';
import { PlayButton } from '../play-button.tsx';
import { ownershipNotes } from '../ownership-notes.ts';
import styles from './episode-offer.module.css';

export interface EpisodeOfferProps {
  episode: PlayableEpisode;
  listener: EpisodeAccess;
}

/** The buttons that play an episode and buy or download it, or why it can be neither played in full nor bought. */
export function EpisodeOffer({ episode, listener }: EpisodeOfferProps) {
  const note = episode.ownership && ownershipNotes[episode.ownership];
  return (
    <>
      {canPlay(episode) && (
        <PlayButton
          episode={episode}
          isPlaying={listener.isPlaying(episode.id)}
          size="md"
          variant={episode.owned ? 'primary' : 'secondary'}
        />
      )}
      <GetButton episode={episode} buying={listener.buying} size="md" withPrice />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
