import type { EpisodeSummary } from '../../../../shared/contracts/podcasts.ts';
import { site } from '../../../../shared/site-config/site.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatDuration } from './duration.ts';
import styles from './episode-facts.module.css';

export interface EpisodeFactsProps {
  episode: Pick<EpisodeSummary, 'releaseDate' | 'durationSeconds' | 'listens'>;
  className?: string;
}

/** When, how long, how often heard: only what is known (decisions.md, Numbers that were random). */
export function EpisodeFacts({ episode, className }: EpisodeFactsProps) {
  const { releaseDate, durationSeconds, listens } = episode;
  return (
    <ul className={classNames(styles.facts, className)}>
      {releaseDate !== undefined && (
        <li>
          <time dateTime={releaseDate}>{formatDate(releaseDate)}</time>
        </li>
      )}
      {durationSeconds !== undefined && <li>{formatDuration(durationSeconds)}</li>}
      {Boolean(listens) && <li>{listensText(listens!)}</li>}
    </ul>
  );
}

export function listensText(listens: number): string {
  return listens === 1
    ? '1 listen'
    : `${new Intl.NumberFormat(site.locale).format(listens)} listens`;
}
