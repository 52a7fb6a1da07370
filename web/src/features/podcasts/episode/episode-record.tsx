import type { ReactNode } from 'react';
import type { EpisodeDetail } from '#shared/contracts/podcasts.ts';
import { formatPublished } from '#web/src/lib/dates.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import { listensText } from '../episode-facts.tsx';
import { EpisodePrice } from '../episode-price.tsx';
import styles from './episode-record.module.css';

export interface EpisodeRecordProps {
  episode: PlayableEpisode | undefined;
  detail: EpisodeDetail | undefined;
}

/** What is on record of an episode, as in the head of a well log. What is not known has no line. */
export function EpisodeRecord({ episode, detail }: EpisodeRecordProps) {
  const lines: [name: string, value: ReactNode][] = [
    ['Released', episode?.releaseDate && formatPublished(episode.releaseDate)],
    ['Length', episode?.durationSeconds ? formatDuration(episode.durationSeconds) : undefined],
    ['Price', episode && <EpisodePrice episode={episode} />],
    ['Heard', episode?.listens ? listensText(episode.listens) : undefined],
    ['File', detail?.fileSizeBytes ? megabytes(detail.fileSizeBytes) : undefined],
    ['Transcript', episode?.owned && detail?.hasTranscript ? 'In the player' : undefined],
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
