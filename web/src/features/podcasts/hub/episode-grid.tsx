import { Fragment } from 'react';
import { classNames } from '#web/src/lib/class-names.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { OpenEpisode } from '../episode/open-episode.tsx';
import { EpisodeCard } from './episode-card.tsx';
import type { HubView } from './hub-view.ts';
import type { EpisodeAccess } from './use-episode-access.ts';
import styles from './episode-grid.module.css';

/** Cards that a window of usual height shows without scrolling. */
const cardsAboveFold = 4;

export interface EpisodeGridProps {
  episodes: PlayableEpisode[];
  view: HubView;
  /** The episodes belong to an earlier view. */
  stale: boolean;
  listener: EpisodeAccess;
  onClose: () => void;
  ref: React.Ref<HTMLUListElement>;
}

/** The cards. An open episode takes the whole width below the row of its card. */
export function EpisodeGrid(props: EpisodeGridProps) {
  const { episodes, view, stale, listener, onClose, ref } = props;
  const longestSeconds = longest(episodes);
  return (
    <ul ref={ref} className={classNames(styles.grid, stale && styles.stale)} aria-busy={stale}>
      {episodes.map((episode, index) => (
        <Fragment key={episode.id}>
          <EpisodeCard
            {...{ episode, view, listener, longestSeconds, onClose }}
            eager={index < cardsAboveFold}
          />
          {view.episode === episode.id && (
            <li className={styles.drawer}>
              <OpenEpisode id={episode.id} known={episode} {...{ listener, onClose }} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}

const longest = (episodes: PlayableEpisode[]): number =>
  Math.max(...episodes.map(({ durationSeconds = 0 }) => durationSeconds));
