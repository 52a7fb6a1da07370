import { membersContract } from '../../../../../shared/contracts/members.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { errorText, hasCode } from '../../../lib/api/api-error.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { formatDate } from '../../../lib/dates.ts';
import { AccessSection } from './access-section.tsx';
import { AccountSection } from './account-section.tsx';
import { CreditsSection } from './credits-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import styles from './users.module.css';

export interface UserDialogProps {
  id: string;
  onClose: () => void;
  /** The row in the list behind has changed. */
  onChanged: () => void;
}

/** One account over the list, at `/admin/users?user=…`. */
export function UserDialog({ id, onClose, onChanged }: UserDialogProps) {
  const { data: member, error, mutate } = useCall(membersContract.get, { id });
  const change = (changed: NonNullable<typeof member>) => {
    void mutate(changed, { revalidate: false });
    onChanged();
  };
  return (
    <Dialog open onClose={onClose} size="lg" title={member?.email ?? 'Account'}>
      {member && (
        <div className={styles.sheet}>
          <p className={styles.facts}>
            {member.role === 'admin' && <Badge tone="accent">Administrator</Badge>}
            {member.disabledAt && <Badge tone="danger">Disabled</Badge>}
            <span>Member since {formatDate(member.createdAt)}</span>
            <SiteLink to={`/admin?${new URLSearchParams({ tab: 'audit', q: member.email })}`}>
              In the audit log
            </SiteLink>
          </p>
          <AccountSection member={member} onChanged={change} />
          <CreditsSection member={member} onChanged={change} />
          <AccessSection member={member} onChanged={change} />
          <LedgerSection member={member} />
        </div>
      )}
      {!member && error && (
        <Notice
          tone="error"
          title="The account could not be loaded"
          action={
            !hasCode(error, 'not_found') && <Button onClick={() => void mutate()}>Retry</Button>
          }
        >
          {errorText(error, 'Please try again later.')}
        </Notice>
      )}
      {!member && !error && <Skeleton height="18rem" />}
    </Dialog>
  );
}
