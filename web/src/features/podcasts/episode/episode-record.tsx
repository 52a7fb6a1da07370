import type { ReactNode } from 'react';
import type { EpisodeDetail } from '#shared/contracts/podcasts.ts';
import { FilterLinks } from '#web/src/components/item-page/filter-links.tsx';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import { listensText } from '../episode-facts.tsx';
import styles from './episode-record.module.css';
import * as messages from './messages.ts';

export interface EpisodeRecordProps {
  episode: PlayableEpisode | undefined;
  detail: EpisodeDetail | undefined;
}

/** The facts about an episode, laid out like the header of a well log. Unknown facts have no line. */
export function EpisodeRecord({ episode, detail }: EpisodeRecordProps) {
  const lines: [name: string, value: ReactNode][] = [
    [
      messages.author,
      detail?.author && <FilterLinks by="author" values={[detail.author]} list="/podcasthub" />,
    ],
    [messages.released, episode?.releaseDate && formatPublished(episode.releaseDate)],
    [
      messages.length,
      episode?.durationSeconds ? formatDuration(episode.durationSeconds) : undefined,
    ],
    [
      messages.tags,
      detail?.tags && <FilterLinks by="tag" values={detail.tags} list="/podcasthub" />,
    ],
    [
      messages.price,
      episode && (
        <ItemPrice
          price={episode.price}
          currency={episode.currency}
          ownership={episode.ownership}
        />
      ),
    ],
    [messages.heard, episode?.listens ? listensText(episode.listens) : undefined],
    [messages.file, detail?.fileSizeBytes ? megabytes(detail.fileSizeBytes) : undefined],
    [messages.transcript, episode?.owned && detail?.hasTranscript ? messages.inPlayer : undefined],
  ];
  return (
    <dl className={styles.record}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
