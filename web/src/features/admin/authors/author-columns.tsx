import type { ManagedAuthor } from '#shared/contracts/authors.ts';
import { AuthorAvatar } from '#web/src/components/item-page/author-avatar.tsx';
import type { Column } from '../parts/data-table.tsx';
import { ItemTitle } from '../parts/item-title.tsx';
import { RowActions } from '../parts/row-actions.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import * as messages from './messages.ts';

interface AuthorWork {
  editPath: (id: string) => string;
  onDelete: (row: ManagedAuthor) => void;
}

export function authorColumns({ editPath, onDelete }: AuthorWork): Column<ManagedAuthor>[] {
  return [
    {
      id: 'picture',
      header: messages.picture,
      kind: 'picture',
      width: '5.5rem',
      cell: ({ name, pictureUrl }) => <AuthorAvatar author={name} picture={pictureUrl} />,
    },
    {
      id: 'name',
      header: messages.name,
      sort: 'name',
      kind: 'main',
      cell: ({ name, line }) => <ItemTitle title={name} text={line} />,
    },
    {
      id: 'updated',
      header: messages.updated,
      sort: '-updated',
      kind: 'figures',
      width: '7.5rem',
      card: 'inline',
      cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
    },
    {
      id: 'actions',
      header: messages.actions,
      kind: 'actions',
      width: '7rem',
      cell: (row) => (
        <RowActions
          title={row.name}
          id={row.id}
          editPath={editPath(row.id)}
          onDelete={() => onDelete(row)}
        />
      ),
    },
  ];
}
