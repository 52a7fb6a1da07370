import type { OrderDetail } from '#shared/contracts/orders.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { Fact, FactSection } from './fact-rows.tsx';
import styles from './orders.module.css';

/** The numbers of an order, here and at Stripe. */
export function PaymentSection({ order }: { order: OrderDetail }) {
  const { id, resourceType, credits, sessionId, paymentIntentId, dashboardUrl } = order;
  const audit = new URLSearchParams({ tab: 'audit', q: id });
  return (
    <FactSection title="Numbers">
      <dl className={styles.facts}>
        <Fact name="Item">
          {credits === undefined ? kindLabels[resourceType] : `${credits} credits`}
        </Fact>
        <Fact name="Order and receipt">
          <code>{id}</code>
        </Fact>
        <Fact name="Checkout session">{sessionId && <code>{sessionId}</code>}</Fact>
        <Fact name="Payment">{paymentIntentId && <code>{paymentIntentId}</code>}</Fact>
      </dl>
      <p className={styles.links}>
        {dashboardUrl && <SiteLink to={dashboardUrl}>Open at Stripe</SiteLink>}
        <SiteLink to={`/admin?${audit}`}>In the audit log</SiteLink>
      </p>
    </FactSection>
  );
}
