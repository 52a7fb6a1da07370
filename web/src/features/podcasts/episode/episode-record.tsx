import type { EpisodeDetail } from '#shared/contracts/podcasts.ts';
import { FilterLinks } from '#web/src/components/item-page/filter-links.tsx';
import { ItemRecord, type RecordLine } from '#web/src/components/item-page/item-record.tsx';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import { formatFileSize } from '#web/src/lib/format-file-size.ts';
import { listensText } from '../episode-facts.tsx';
import * as messages from './messages.ts';

export interface EpisodeRecordProps {
  episode: PlayableEpisode | undefined;
  detail: EpisodeDetail | undefined;
}

/** The facts about an episode. */
export function EpisodeRecord({ episode, detail }: EpisodeRecordProps) {
  const lines: RecordLine[] = [
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
    [messages.file, detail?.fileSizeBytes ? formatFileSize(detail.fileSizeBytes) : undefined],
    [messages.transcript, episode?.owned && detail?.hasTranscript ? messages.inPlayer : undefined],
  ];
  return <ItemRecord lines={lines} />;
}
