import type { OrderDetail } from '#shared/contracts/orders.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { auditPath } from '../audit/audit-path.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { Fact, FactSection } from './fact-rows.tsx';
import * as messages from './messages.ts';
import styles from './orders.module.css';

const pages = {
  article: '/articles',
  podcast: '/podcasthub',
  product: '/store',
  bundle: '/store/bundles',
} as const;

/** A link to the item's page, which owners also see when it is no longer on sale. */
function ItemLink({ order: { resourceType, resourceId } }: { order: OrderDetail }) {
  const name = kindLabels[resourceType];
  if (resourceType === 'credits') return name;
  return (
    <SiteLink to={`${pages[resourceType]}/${encodeURIComponent(resourceId)}`}>
      {name.charAt(0).toUpperCase() + name.slice(1)}
    </SiteLink>
  );
}

/** The ids of an order, in the shop and at Stripe. */
export function PaymentSection({ order }: { order: OrderDetail }) {
  const { id, credits, sessionId, paymentIntentId, dashboardUrl } = order;
  return (
    <FactSection title={messages.numbers}>
      <dl className={styles.facts}>
        <Fact label={messages.item}>
          {credits === undefined ? <ItemLink order={order} /> : messages.chatCredits(credits)}
        </Fact>
        <Fact label={messages.orderAndReceipt}>
          <code>{id}</code>
        </Fact>
        <Fact label={messages.checkoutSession}>{sessionId && <code>{sessionId}</code>}</Fact>
        <Fact label={messages.payment}>{paymentIntentId && <code>{paymentIntentId}</code>}</Fact>
      </dl>
      <p className={styles.links}>
        {dashboardUrl && <SiteLink to={dashboardUrl}>{messages.openInStripe}</SiteLink>}
        <SiteLink to={auditPath(id)}>{messages.inAuditLog}</SiteLink>
      </p>
    </FactSection>
  );
}
