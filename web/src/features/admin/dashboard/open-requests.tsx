import { privacyContract } from '#shared/contracts/privacy.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from '../dashboard.module.css';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { requestsSummary } from './requests-summary.ts';

const atMost = 100;

/** Says that somebody waits for a deletion; nothing while nobody does. What fails here is told on the page itself. */
export function OpenRequests() {
  const { data } = useAdminCall(privacyContract.listManaged, { show: 'open', limit: atMost });
  if (!data || data.rows.length === 0) return null;
  const { title, overdue } = requestsSummary(data, new Date());
  return (
    <div className={styles.pressing}>
      <Notice
        tone={overdue ? 'error' : 'info'}
        title={title}
        action={
          <LinkButton variant="secondary" size="sm" to="/admin/requests">
            View requests
          </LinkButton>
        }
      />
    </div>
  );
}
