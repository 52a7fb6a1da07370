import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import type { Column } from '../parts/data-table.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import { dueText } from './due-text.ts';
import * as messages from './messages.ts';
import { outcomeLabels, scopeLabels } from './request-labels.ts';
import styles from './requests.module.css';

/**
 * Returns the columns.
 * @param search the URL's query, which the links of rows keep
 */
export function requestColumns(
  show: 'open' | 'closed',
  search: URLSearchParams,
): Column<ManagedDeletion>[] {
  return [
    {
      id: 'person',
      header: messages.requestedBy,
      kind: 'main',
      cell: (row) => (
        <>
          <SiteLink
            to={`/admin/requests?${withRequest(search, row.reference)}`}
            state={{ fromList: true }}
            className={styles.person}
          >
            {row.email ?? <span className={styles.forgotten}>{messages.addressDeleted}</span>}
          </SiteLink>
          {row.details && <span className={styles.quoted}>{row.details}</span>}
        </>
      ),
    },
    { id: 'scope', header: messages.data, width: '12rem', cell: ({ scope }) => scopeLabels[scope] },
    show === 'open' ? dueColumn : endColumn,
    {
      id: 'confirmed',
      header: messages.confirmed,
      width: '9rem',
      cell: ({ confirmedAt }) => confirmedAt && <ShortDate at={confirmedAt} />,
    },
  ];
}

const dueColumn: Column<ManagedDeletion> = {
  id: 'due',
  header: messages.due,
  sort: 'date',
  width: '12rem',
  cell: ({ dueAt }) => dueAt && <DueDate at={dueAt} />,
};

const endColumn: Column<ManagedDeletion> = {
  id: 'end',
  header: messages.closed,
  sort: '-date',
  width: '12rem',
  cell: ({ state, closedAt }) => (
    <span className={styles.due}>
      <EndingBadge state={state} />
      <span className={styles.date}>{closedAt && <ShortDate at={closedAt} />}</span>
    </span>
  ),
};

/** The due date, and the time left. */
export function DueDate({ at }: { at: string }) {
  const { text, tone } = dueText(at, new Date());
  return (
    <span className={styles.due}>
      <Badge tone={tone}>{text}</Badge>
      <span className={styles.date}>
        <ShortDate at={at} />
      </span>
    </span>
  );
}

export function EndingBadge({ state }: Pick<ManagedDeletion, 'state'>) {
  const ending = outcomeLabels[state];
  return ending ? <Badge tone={ending.tone}>{ending.label}</Badge> : null;
}

function withRequest(search: URLSearchParams, reference: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('request', reference);
  return next;
}
