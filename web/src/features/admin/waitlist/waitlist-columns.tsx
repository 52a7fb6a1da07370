import { Trash2 } from 'lucide-react';
import type { WaitlistRow } from '#shared/contracts/waitlist.ts';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Column } from '../parts/data-table.tsx';
import actions from '../parts/row-actions.module.css';
import { ShortDate } from '../parts/short-date.tsx';
import * as messages from './messages.ts';

export function waitlistColumns(onRemove: (row: WaitlistRow) => void): Column<WaitlistRow>[] {
  return [
    {
      id: 'email',
      header: messages.emailAddress,
      sort: 'email',
      kind: 'main',
      cell: ({ email }) => email,
    },
    {
      id: 'joined',
      header: messages.joined,
      sort: '-date',
      width: '11rem',
      cell: ({ joinedAt }) => <ShortDate at={joinedAt} />,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{messages.actions}</VisuallyHidden>,
      kind: 'actions',
      width: '6rem',
      cell: (row) => (
        <div className={actions.actions}>
          <button
            type="button"
            className={actions.danger}
            title={messages.remove}
            onClick={() => onRemove(row)}
          >
            <Trash2 aria-hidden />
            <span className={actions.label}>{messages.remove}</span>
            <VisuallyHidden> {row.email}</VisuallyHidden>
          </button>
        </div>
      ),
    },
  ];
}
