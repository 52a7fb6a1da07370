import type { OrderDetail } from '#shared/contracts/orders.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { AdminFailure } from '../parts/admin-failure.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { AmountSection } from './amount-section.tsx';
import { BuyerSection } from './buyer-section.tsx';
import * as messages from './messages.ts';
import { orderStates } from './order-states.ts';
import { PaymentSection } from './payment-section.tsx';
import { Timeline } from './timeline.tsx';
import styles from './orders.module.css';

/** One order: what was bought, by whom, and everything that happened to it. */
export function OrderView({ id }: { id: string }) {
  const { data: order, error, mutate } = useAdminCall('GET /api/admin/orders/{id}', { id });
  const retry = () => void mutate();
  return (
    <AdminPage title={order?.title ?? messages.order} heading={order && <Summary order={order} />}>
      {order && (
        <div className={styles.order}>
          <div className={styles.main}>
            {order.isStripeSilent && (
              <Notice tone="error" title={messages.stripeDidntRespond}>
                {messages.stripeEventsAreMissing}
              </Notice>
            )}
            <Timeline events={order.events} currency={order.currency} />
          </div>
          <div className={styles.side}>
            <AmountSection
              order={order}
              onRefunded={(changed) => void mutate(changed, { revalidate: false })}
            />
            <BuyerSection order={order} />
            <PaymentSection order={order} />
          </div>
        </div>
      )}
      {!order && error && (
        <AdminFailure error={error} title={messages.weCouldntLoadOrder} onRetry={retry} />
      )}
      {!order && !error && <Skeleton height="24rem" />}
    </AdminPage>
  );
}

function Summary({ order }: { order: OrderDetail }) {
  const { label, tone } = orderStates[order.state];
  return (
    <p className={styles.summary}>
      <Badge tone={tone}>{label}</Badge>
      {order.isTest && <Badge tone="warning">{messages.test}</Badge>}
      <strong>{formatMoney(order.amount, order.currency)}</strong>
      <span>{order.email || messages.accountDeleted}</span>
      <SiteLink to="/admin/orders">{messages.allOrders}</SiteLink>
    </p>
  );
}
