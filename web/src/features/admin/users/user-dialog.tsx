import { capabilities } from '#shared/site-config/capabilities.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { auditPath } from '../audit/audit-path.ts';
import { AdminFailure } from '../parts/admin-failure.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { AccessSection } from './access-section.tsx';
import { AccountSection } from './account-section.tsx';
import { CreditsSection } from './credits-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { MailSection } from './mail-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { WaitlistsSection } from './waitlists-section.tsx';
import * as messages from './messages.ts';
import styles from './users.module.css';

export interface UserDialogProps {
  id: string;
  onClose: () => void;
  /** Called when the row in the list behind the dialog has changed. */
  onChanged: () => void;
}

/** One account over the list, at `/admin/users?user=…`. */
export function UserDialog({ id, onClose, onChanged }: UserDialogProps) {
  const { data: member, error, mutate } = useAdminCall('GET /api/admin/users/{id}', { id });
  const change = (changed: NonNullable<typeof member>) => {
    void mutate(changed, { revalidate: false });
    onChanged();
  };
  return (
    <Dialog open onClose={onClose} size="lg" title={member?.email ?? messages.account}>
      {member && (
        <div className={styles.sheet}>
          <p className={styles.facts}>
            {member.role === 'admin' && <Badge tone="accent">{messages.administrator}</Badge>}
            {member.disabledAt && <Badge tone="danger">{messages.disabled}</Badge>}
            <span>{messages.memberSinceCreatedAt(formatDate(member.createdAt))}</span>
            <SiteLink to={`/admin/orders?${new URLSearchParams({ show: 'all', q: member.email })}`}>
              {messages.allOrders}
            </SiteLink>
            <SiteLink to={`/admin/requests?${new URLSearchParams({ q: member.email })}`}>
              {messages.deletionRequests}
            </SiteLink>
            <SiteLink to={auditPath(member.email)}>{messages.inAuditLog}</SiteLink>
          </p>
          <AccountSection member={member} onChanged={change} />
          <MailSection member={member} onChanged={change} />
          {capabilities.credits && <CreditsSection member={member} onChanged={change} />}
          <AccessSection member={member} onChanged={change} />
          {capabilities.credits && <LedgerSection member={member} />}
          {capabilities.reviews && <ReviewsSection user={id} />}
          {capabilities.waitlists && <WaitlistsSection member={member} />}
          <DeleteSection
            member={member}
            onDeleted={() => {
              onChanged();
              onClose();
            }}
          />
        </div>
      )}
      {!member && error && (
        <AdminFailure
          error={error}
          title={messages.weCouldntLoadAccount}
          onRetry={() => void mutate()}
        />
      )}
      {!member && !error && <Skeleton height="18rem" />}
    </Dialog>
  );
}
