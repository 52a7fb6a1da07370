import type { AuditEntry } from '#shared/contracts/reports.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { formatTime } from '#web/src/lib/dates.ts';
import type { Column } from '../parts/data-table.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { newestFirst } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import { actionLabels } from './action-labels.ts';
import { detailLabel, detailValue } from './detail-text.ts';
import styles from './audit-log.module.css';
import * as lists from '../lists/messages.ts';
import * as messages from './messages.ts';

const columns: Column<AuditEntry>[] = [
  {
    id: 'action',
    header: messages.action,
    kind: 'main',
    cell: (entry) => (
      <>
        <span className={styles.action}>{actionLabels[entry.action] ?? entry.action}</span>{' '}
        <span className={styles.subject}>{entry.label ?? entry.target}</span>
        <Details entry={entry} />
      </>
    ),
  },
  {
    id: 'actor',
    header: messages.by,
    width: '16rem',
    cell: (entry) => <span className={styles.actor}>{entry.actorEmail}</span>,
  },
  {
    id: 'at',
    header: messages.when,
    sort: '-date',
    width: '12rem',
    cell: (entry) => <time dateTime={entry.at}>{formatTime(entry.at)}</time>,
  },
];

/** Every administrator action, newest first. Entries cannot be changed. */
export function AuditLog() {
  const list = useManagedList<AuditEntry>('GET /api/admin/audit', { sorts: newestFirst });
  return (
    <ManagedTable
      list={list}
      caption={messages.administratorActionsNewestFirst}
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel={messages.searchAuditLog}
      searchHint={messages.titleEmailOrAction}
      failure={messages.failedToLoadAuditLog}
      words={lists.entries}
      empty={<Notice tone="empty" title={messages.noActionsYet} />}
    />
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const details = Object.entries(entry.details ?? {});
  if (details.length === 0) return null;
  return (
    <dl className={styles.details}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{detailLabel(name)}</dt>
          <dd>{detailValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
