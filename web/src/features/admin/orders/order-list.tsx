import { orderFilter, type OrderFilter, type OrderRow } from '#shared/contracts/orders.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { newestFirst } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import * as lists from '../lists/messages.ts';
import * as messages from './messages.ts';
import { orderColumns } from './order-columns.tsx';
import { orderFilters } from './order-states.ts';
import styles from './orders.module.css';

/** Every order, newest first. */
export function OrderList() {
  const [search, setSearch] = useSearchParams();
  const show = orderFilter.safeParse(search.get('show')).data ?? 'sales';
  const list = useManagedList<OrderRow>('GET /api/admin/orders', {
    filter: { show },
    sorts: newestFirst,
  });

  function choose(next: string): void {
    const query: Record<string, string> = {};
    if (list.q) query['q'] = list.q;
    const sort = search.get('sort');
    if (sort) query['sort'] = sort;
    if (next !== 'sales') query['show'] = next;
    setSearch(query);
  }

  return (
    <AdminPage title={messages.orders}>
      <ManagedTable
        list={list}
        caption={messages.ordersNewestFirst}
        columns={orderColumns}
        rowKey={({ id }) => id}
        searchLabel={messages.searchOrders}
        searchHint={messages.emailTitleNumberOrCard}
        failure={messages.failedToLoadOrders}
        words={lists.orders}
        filter={
          <Select
            label={messages.show}
            labelHidden
            className={styles.filter}
            value={show}
            options={Object.entries(orderFilters).map(([value, label]) => ({ value, label }))}
            onChange={(event) => choose(event.target.value)}
          />
        }
        actions={<ExportButton file="sales" />}
        empty={<Nothing show={show} />}
      />
    </AdminPage>
  );
}

function Nothing({ show }: { show: OrderFilter }) {
  if (show === 'sales' || show === 'all') {
    return (
      <Notice tone="empty" title={messages.noSalesYet}>
        {messages.anOrderAppearsHereAs}
      </Notice>
    );
  }
  return (
    <Notice
      tone="empty"
      title={messages.noOrders(orderFilters[show].toLowerCase())}
      action={
        <LinkButton variant="secondary" size="sm" to="/admin/orders">
          {messages.showAllSales}
        </LinkButton>
      }
    />
  );
}
