import type { EpisodeSummary } from '../../../../shared/contracts/podcasts.ts';
import { site } from '../../../../shared/site-config/site.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatPublished } from '../../lib/dates.ts';
import styles from './episode-facts.module.css';

export interface EpisodeFactsProps {
  episode: Pick<EpisodeSummary, 'releaseDate' | 'listens'>;
  className?: string;
}

/** When it came out and how often it was heard: only what is known (decisions.md, Numbers that were random). */
export function EpisodeFacts({ episode, className }: EpisodeFactsProps) {
  const { releaseDate, listens } = episode;
  return (
    <ul className={classNames(styles.facts, className)}>
      {releaseDate !== undefined && (
        <li>
          <time dateTime={releaseDate}>{formatPublished(releaseDate)}</time>
        </li>
      )}
      {Boolean(listens) && <li>{listensText(listens!)}</li>}
    </ul>
  );
}

export function listensText(listens: number): string {
  return listens === 1
    ? '1 listen'
    : `${new Intl.NumberFormat(site.locale).format(listens)} listens`;
}
