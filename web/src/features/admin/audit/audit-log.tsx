import { reportsContract, type AuditEntry } from '#shared/contracts/reports.ts';
import { site } from '#shared/site-config/site.ts';
import { Notice } from '#web/src/components/notice.tsx';
import type { Column } from '../parts/data-table.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { useManagedList } from '../parts/use-managed-list.ts';
import { actionLabels } from './action-labels.ts';
import styles from './audit-log.module.css';

const time = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' });

const columns: Column<AuditEntry>[] = [
  {
    id: 'action',
    header: 'Action',
    kind: 'main',
    cell: (entry) => (
      <>
        <span className={styles.action}>{actionLabels[entry.action] ?? entry.action}</span>{' '}
        {entry.label ?? entry.target}
        <Details entry={entry} />
      </>
    ),
  },
  {
    id: 'actor',
    header: 'By',
    width: '16rem',
    cell: (entry) => <span className={styles.actor}>{entry.actorEmail}</span>,
  },
  {
    id: 'at',
    header: 'When',
    width: '12rem',
    cell: (entry) => <time dateTime={entry.at}>{time.format(new Date(entry.at))}</time>,
  },
];

/** Every administrator action, newest first. Entries cannot be changed. */
export function AuditLog() {
  const list = useManagedList<AuditEntry>(reportsContract.audit);
  return (
    <ManagedTable
      list={list}
      caption="Administrator actions, newest first"
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel="Search the audit log"
      searchHint="Title, e-mail or action"
      failure="Failed to load the audit log"
      nouns={['entry', 'entries']}
      empty={
        <Notice tone="empty" title="No actions yet">
          Every change by an administrator is recorded here. Entries can’t be edited.
        </Notice>
      }
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
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
