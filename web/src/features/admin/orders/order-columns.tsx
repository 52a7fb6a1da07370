import type { OrderRow } from '#shared/contracts/orders.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import type { Column } from '../parts/data-table.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import * as messages from './messages.ts';
import { orderStates } from './order-states.ts';
import styles from './orders.module.css';

export const orderColumns: readonly Column<OrderRow>[] = [
  {
    id: 'order',
    header: messages.order,
    kind: 'main',
    cell: ({ id, title, email }) => (
      <>
        <SiteLink to={`/admin/orders/${id}`} className={styles.title}>
          {title}
        </SiteLink>
        <span className={styles.email}>{email || messages.accountDeleted}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: messages.state,
    width: '11rem',
    cell: ({ state }) => <Badge tone={orderStates[state].tone}>{orderStates[state].label}</Badge>,
  },
  {
    id: 'amount',
    header: messages.amount,
    kind: 'figures',
    width: '8rem',
    cell: ({ amount, refunded, currency }) => (
      <span>
        {formatMoney(amount, currency)}
        {refunded > 0 && <span className={styles.back}>−{formatMoney(refunded, currency)}</span>}
      </span>
    ),
  },
  {
    id: 'date',
    header: messages.ordered,
    sort: '-date',
    kind: 'figures',
    width: '9rem',
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
  },
];
