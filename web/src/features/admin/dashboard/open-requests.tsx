import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from '../dashboard.module.css';
import { useAdminCall } from '../parts/use-admin-call.ts';
import * as messages from './messages.ts';
import { requestsSummary } from './requests-summary.ts';

const atMost = 100;

/** Announces open deletion requests; renders nothing if there are none. Errors are shown on the requests page. */
export function OpenRequests() {
  const { data } = useAdminCall('GET /api/admin/deletion-requests', {
    show: 'open',
    limit: atMost,
  });
  if (!data || data.rows.length === 0) return null;
  const { title, overdue } = requestsSummary(data, new Date());
  return (
    <div className={styles.pressing}>
      <Notice
        tone={overdue ? 'error' : 'info'}
        title={title}
        action={
          <LinkButton variant="secondary" size="sm" to="/admin/requests">
            {messages.viewRequests}
          </LinkButton>
        }
      />
    </div>
  );
}
