import type { CSSProperties } from 'react';
import { tiles } from '#shared/site-art/tiles.ts';
import type { Tile } from '#shared/site-art/site-art.ts';
import { Texture } from '#web/src/components/texture.tsx';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import * as messages from './messages.ts';
import styles from './season-log.module.css';

type Ownership = 'free' | 'owned' | 'sale';

const legend: Record<Ownership, { tile: Tile; label: string }> = {
  free: { tile: tiles.dots, label: 'free' },
  owned: { tile: tiles.bricks, label: 'owned' },
  sale: { tile: tiles.dashes, label: messages.forSale },
};

const ownerships = Object.keys(legend) as Ownership[];

const ownershipOf = ({ isFree, owned }: PlayableEpisode): Ownership =>
  isFree ? 'free' : owned ? 'owned' : 'sale';

export interface SeasonLogProps {
  episodes: PlayableEpisode[];
  /** The total number of matches. */
  total: number;
}

/** The episodes shown, drawn as a well log: one band per episode, its thickness by duration, its pattern by price. */
export function SeasonLog({ episodes, total }: SeasonLogProps) {
  const seconds = episodes.reduce((sum, { durationSeconds = 0 }) => sum + durationSeconds, 0);
  const counts = ownerships
    .map((ownership) => ({
      ownership,
      ...legend[ownership],
      count: episodes.filter((episode) => ownershipOf(episode) === ownership).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.log}>
      <p role="status" className={styles.count}>
        {showing(episodes.length, total)}
        {seconds > 0 && messages.secondsListening(formatDuration(seconds))}
      </p>
      <ul className={styles.legend}>
        {counts.map(({ ownership, tile, label, count }) => (
          <li key={ownership}>
            <span className={styles[ownership]}>
              <Texture tile={tile} />
            </span>
            {count} {label}
          </li>
        ))}
      </ul>
      <div aria-hidden className={styles.beds}>
        {episodes.map((episode) => (
          <span
            key={episode.id}
            title={episode.title}
            className={styles[ownershipOf(episode)]}
            style={{ '--thickness': episode.durationSeconds ?? 0 } as CSSProperties}
          >
            <Texture tile={legend[ownershipOf(episode)].tile} />
          </span>
        ))}
      </div>
    </div>
  );
}

function showing(shown: number, total: number): string {
  return shown === total ? messages.episodesText(total) : messages.showing(shown, total);
}
