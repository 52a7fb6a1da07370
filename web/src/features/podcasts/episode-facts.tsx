import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { FactList } from '../../components/fact-list.tsx';
import { formatPublished } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-count.ts';
import * as messages from './messages.ts';

export interface EpisodeFactsProps {
  episode: Pick<EpisodeSummary, 'author' | 'releaseDate' | 'listens'>;
}

/** Author, release date and listens, if known. */
export function EpisodeFacts({ episode }: EpisodeFactsProps) {
  const { author, releaseDate, listens } = episode;
  return (
    <FactList>
      {author && <li>{author}</li>}
      {releaseDate !== undefined && (
        <li>
          <time dateTime={releaseDate}>{formatPublished(releaseDate)}</time>
        </li>
      )}
      {Boolean(listens) && <li>{listensText(listens!)}</li>}
    </FactList>
  );
}

export function listensText(listens: number): string {
  return messages.listens(listens, formatCount(listens));
}
