import { waitlists } from '#shared/site-config/waitlists.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import styles from './dashboard.module.css';
import * as messages from './messages.ts';
import { useAdminCall } from './parts/use-admin-call.ts';
import { WaitlistTable } from './waitlist/waitlist-table.tsx';

const panelId = 'waitlist-panel';

/** `/admin/waitlist`: the people waiting for features that have not opened yet. */
export default function WaitlistPage() {
  const [search, setSearch] = useSearchParams();
  const { data, mutate } = useAdminCall('GET /api/admin/waitlist/counts', {});
  const first = waitlists[0]!;
  const active = waitlists.find(({ name }) => name === search.get('list')) ?? first;
  const tabs = waitlists.map(({ name: id, tab: label }) => ({
    id,
    label,
    count: data?.lists.find(({ list }) => list === id)?.count,
  }));
  return (
    <AdminPage title={messages.waitlists} lead={messages.peopleWhoAskedForOne}>
      <Tabs
        label={messages.waitlists}
        tabs={tabs}
        active={active.name}
        panelId={panelId}
        onChange={(list) => setSearch(list === first.name ? {} : { list })}
      />
      <div id={panelId} role="tabpanel" aria-label={active.tab} className={styles.panel}>
        <WaitlistTable key={active.name} list={active} onRemoved={() => void mutate()} />
      </div>
    </AdminPage>
  );
}
