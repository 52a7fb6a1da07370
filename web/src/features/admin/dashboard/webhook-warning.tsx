import { Notice } from '#web/src/components/notice.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { useAdminCall } from '../parts/use-admin-call.ts';
import styles from '../dashboard.module.css';
import * as messages from './messages.ts';
import { useDays } from './use-days.ts';

/** Warns when Stripe's webhooks are rejected; renders nothing otherwise. */
export function WebhookWarning() {
  const [days] = useDays();
  const { data } = useAdminCall('GET /api/admin/dashboard', { days });
  if (!data?.webhookRefusals) return null;
  const { refusals, since } = data.webhookRefusals;
  return (
    <div className={styles.pressing}>
      <Notice tone="error" title={messages.stripesWebhookIsRefusedCheck}>
        {messages.messagesRefused(refusals, formatDate(since))}
      </Notice>
    </div>
  );
}
