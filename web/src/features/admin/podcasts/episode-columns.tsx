import type { ManagedEpisode } from '../../../../../shared/contracts/podcasts-admin.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { Column } from '../parts/data-table.tsx';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { ItemTitle } from '../parts/item-title.tsx';
import { RowActions } from '../parts/row-actions.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { PlayControl } from './play-control.tsx';

export interface EpisodeColumnsParts {
  editPath: (id: string) => string;
  onPlay: (episode: ManagedEpisode) => void;
  onDelete: (episode: ManagedEpisode) => void;
}

export const episodePath = (id: string): string =>
  `/podcasthub?${new URLSearchParams({ episode: id })}`;

export function episodeColumns(parts: EpisodeColumnsParts): Column<ManagedEpisode>[] {
  const { editPath, onPlay, onDelete } = parts;
  return [
    {
      id: 'artwork',
      header: 'Artwork',
      kind: 'picture',
      width: '4.25rem',
      cell: ({ artworkUrl }) => <ItemThumb imageUrl={artworkUrl} shape="artwork" />,
    },
    {
      id: 'title',
      header: 'Title',
      kind: 'main',
      cell: ({ title, shortDescription }) => <ItemTitle title={title} text={shortDescription} />,
    },
    {
      id: 'audio',
      card: 'inline',
      header: 'Audio',
      width: '7rem',
      cell: (episode) => <PlayControl episode={episode} onPlay={() => onPlay(episode)} />,
    },
    {
      id: 'state',
      card: 'inline',
      header: 'State',
      width: '9rem',
      cell: ({ state, hasAudio }) => (
        <StateBadge state={state} missing={hasAudio ? undefined : 'no audio'} />
      ),
    },
    {
      id: 'price',
      card: 'inline',
      header: 'Price',
      kind: 'figures',
      width: '6rem',
      cell: ({ price, currency, isFree }) => (isFree ? 'Free' : formatMoney(price, currency)),
    },
    {
      id: 'updated',
      card: 'inline',
      header: 'Updated',
      kind: 'figures',
      width: '7.5rem',
      cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: '8.5rem',
      cell: (episode) => (
        <RowActions
          title={episode.title}
          id={episode.id}
          editPath={editPath(episode.id)}
          viewPath={episode.state === 'published' ? episodePath(episode.id) : undefined}
          onDelete={() => onDelete(episode)}
        />
      ),
    },
  ];
}
