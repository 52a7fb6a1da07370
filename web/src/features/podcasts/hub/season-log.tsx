import type { CSSProperties } from 'react';
import { tiles } from '#shared/site-art/tiles.ts';
import type { Tile } from '#shared/site-art/site-art.ts';
import { Texture } from '#web/src/components/texture.tsx';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import * as messages from './messages.ts';
import styles from './season-log.module.css';

type Access = 'free' | 'owned' | 'sale';

const legend: Record<Access, { tile: Tile; label: string }> = {
  free: { tile: tiles.dots, label: messages.free },
  owned: { tile: tiles.bricks, label: messages.owned },
  sale: { tile: tiles.dashes, label: messages.forSale },
};

const accesses = Object.keys(legend) as Access[];

const accessOf = ({ isFree, owned }: PlayableEpisode): Access =>
  isFree ? 'free' : owned ? 'owned' : 'sale';

export interface SeasonLogProps {
  episodes: PlayableEpisode[];
  /** The total number of matches. */
  total: number;
}

/** The episodes shown, drawn as a well log: one band per episode, its thickness by duration, its pattern by price. */
export function SeasonLog({ episodes, total }: SeasonLogProps) {
  const seconds = episodes.reduce((sum, { durationSeconds = 0 }) => sum + durationSeconds, 0);
  const counts = accesses
    .map((access) => ({
      access,
      ...legend[access],
      count: episodes.filter((episode) => accessOf(episode) === access).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.log}>
      <p role="status" className={styles.count}>
        {showing(episodes.length, total)}
        {seconds > 0 && messages.secondsListening(formatDuration(seconds))}
      </p>
      <ul className={styles.legend}>
        {counts.map(({ access, tile, label, count }) => (
          <li key={access}>
            <span className={styles[access]}>
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
            className={styles[accessOf(episode)]}
            style={{ '--thickness': episode.durationSeconds ?? 0 } as CSSProperties}
          >
            <Texture tile={legend[accessOf(episode)].tile} />
          </span>
        ))}
      </div>
    </div>
  );
}

function showing(shown: number, total: number): string {
  return shown === total ? messages.episodesText(total) : messages.showing(shown, total);
}
