import type { ReactNode } from 'react';
import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { Dialog } from '#web/src/components/dialog.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { CloseForm } from './close-form.tsx';
import { DueDate, EndingBadge } from './request-columns.tsx';
import { scopeLabels } from './request-labels.ts';
import styles from './requests.module.css';

export interface RequestDialogProps {
  request: ManagedDeletion;
  onClose: () => void;
  /** It has been closed, here or by another administrator. */
  onAnswered: () => void;
}

/** One request over the list, at `/admin/requests?request=…`, with the form that closes it. */
export function RequestDialog({ request, onClose, onAnswered }: RequestDialogProps) {
  const { reference, email, userId, scope, details, confirmedAt, dueAt, closedAt } = request;
  const facts: [string, ReactNode][] = [
    [
      'Requested by',
      email ?? <span className={styles.forgotten}>Deleted 30 days after closing</span>,
    ],
    [
      'Account',
      userId && (
        <SiteLink to={`/admin/users?${new URLSearchParams({ user: userId })}`}>
          Open the account with this e-mail
        </SiteLink>
      ),
    ],
    ['Data of', scopeLabels[scope]],
    ['Their message', details && <span className={styles.details}>{details}</span>],
    ['Confirmed', confirmedAt && formatDate(confirmedAt)],
    ['Due', dueAt && (closedAt ? formatDate(dueAt) : <DueDate at={dueAt} />)],
    ['Closed', closedAt && formatDate(closedAt)],
    ['How', closedAt && <EndingBadge state={request.state} />],
    ['Note', request.note && <span className={styles.details}>{request.note}</span>],
    [
      'Number',
      <SiteLink key="number" to={`/privacy/delete-data?request=${reference}`}>
        {reference}
      </SiteLink>,
    ],
  ];
  return (
    <Dialog open onClose={onClose} title="Request for deletion">
      <div className={styles.sheet}>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
        </dl>
        {request.state === 'open' && <CloseForm request={request} onAnswered={onAnswered} />}
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
