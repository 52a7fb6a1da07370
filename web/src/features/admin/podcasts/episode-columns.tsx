import { episodePath } from '#shared/constants/episode-path.ts';
import type { ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
import type { Column } from '../parts/data-table.tsx';
import {
  actionsColumn,
  pictureColumn,
  priceColumn,
  stateColumn,
  titleColumn,
  updatedColumn,
  type RowWork,
} from '../parts/item-columns.tsx';
import * as messages from './messages.ts';
import { PlayControl } from './play-control.tsx';

export function episodeColumns(
  work: RowWork<ManagedEpisode>,
  onPlay: (episode: ManagedEpisode) => void,
): Column<ManagedEpisode>[] {
  return [
    pictureColumn('artwork', ({ artworkUrl }) => artworkUrl),
    titleColumn(({ shortDescription }) => shortDescription),
    {
      id: 'audio',
      card: 'inline',
      header: messages.audio,
      width: '7rem',
      cell: (episode) => <PlayControl episode={episode} onPlay={() => onPlay(episode)} />,
    },
    stateColumn(({ hasAudio }) => (hasAudio ? undefined : messages.noAudio), '9rem'),
    priceColumn(),
    updatedColumn(),
    actionsColumn(work, episodePath),
  ];
}
