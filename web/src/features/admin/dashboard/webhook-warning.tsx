import { reportsContract } from '#shared/contracts/reports.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { useAdminCall } from '../parts/use-admin-call.ts';
import styles from '../dashboard.module.css';
import { useDays } from './use-days.ts';

/** Warns when Stripe's webhooks are rejected; renders nothing otherwise. */
export function WebhookWarning() {
  const [days] = useDays();
  const { data } = useAdminCall(reportsContract.dashboard, { days });
  if (!data?.webhookRefusals) return null;
  const { refusals, since } = data.webhookRefusals;
  const messages = refusals === 1 ? 'One message was' : `${refusals} messages were`;
  return (
    <div className={styles.pressing}>
      <Notice tone="error" title="Stripe’s webhook is refused: check the signing secret">
        {messages} signed with another secret since {formatDate(since)}. Copy the signing secret of
        this site’s endpoint from Stripe (Developers, Webhooks) and store it with put-secrets.
      </Notice>
    </div>
  );
}
