import type { ReactNode } from 'react';
import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { Dialog } from '#web/src/components/dialog.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { CloseForm } from './close-form.tsx';
import * as messages from './messages.ts';
import { DueDate, EndingBadge } from './request-columns.tsx';
import { scopeLabels } from './request-labels.ts';
import styles from './requests.module.css';

export interface RequestDialogProps {
  request: ManagedDeletion;
  onClose: () => void;
  /** Called when the request has been closed, here or by another administrator. */
  onAnswered: () => void;
}

/** One request over the list, at `/admin/requests?request=…`, with the form that closes it. */
export function RequestDialog({ request, onClose, onAnswered }: RequestDialogProps) {
  const { reference, email, userId, scope, details, confirmedAt, dueAt, closedAt } = request;
  const facts: [string, ReactNode][] = [
    [
      messages.requestedBy,
      email ?? <span className={styles.forgotten}>{messages.deleted30DaysAfterClosing}</span>,
    ],
    [
      messages.account,
      userId && (
        <SiteLink to={`/admin/users?${new URLSearchParams({ user: userId })}`}>
          {messages.openAccountWithThisEmail}
        </SiteLink>
      ),
    ],
    [messages.data, scopeLabels[scope]],
    [messages.theirMessage, details && <span className={styles.details}>{details}</span>],
    [messages.confirmed, confirmedAt && formatDate(confirmedAt)],
    [messages.due, dueAt && (closedAt ? formatDate(dueAt) : <DueDate at={dueAt} />)],
    [messages.closed, closedAt && formatDate(closedAt)],
    [messages.how, closedAt && <EndingBadge state={request.state} />],
    [messages.note, request.note && <span className={styles.details}>{request.note}</span>],
    [
      messages.number,
      <SiteLink key="number" to={`/privacy/delete-data?request=${reference}`}>
        {reference}
      </SiteLink>,
    ],
  ];
  return (
    <Dialog open onClose={onClose} title={messages.deletionRequest}>
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
