import { useSearchParams } from 'react-router-dom';
import { waitlistContract, type WaitlistName } from '#shared/contracts/waitlist.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import styles from './dashboard.module.css';
import { useAdminCall } from './parts/use-admin-call.ts';
import { listNames } from './waitlist/list-names.ts';
import { WaitingTable } from './waitlist/waiting-table.tsx';

const names = Object.keys(listNames) as WaitlistName[];
const panelId = 'waitlist-panel';

/** /admin/waitlist: who waits for what has not opened yet. */
export default function WaitlistPage() {
  const [search, setSearch] = useSearchParams();
  const { data, mutate } = useAdminCall(waitlistContract.countManaged, {});
  const active = names.find((name) => name === search.get('list')) ?? names[0]!;
  const tabs = names.map((id) => ({
    id,
    label: listNames[id].tab,
    count: data?.lists.find(({ list }) => list === id)?.count,
  }));
  return (
    <Page>
      <PageHeading
        kicker="Administration"
        title="Waitlists"
        lead="People who asked for one e-mail when a tool opens. Anyone who leaves a list is deleted from it."
      />
      <Tabs
        label="Waitlists"
        tabs={tabs}
        active={active}
        panelId={panelId}
        onChange={(list) => setSearch(list === names[0] ? {} : { list })}
      />
      <div id={panelId} role="tabpanel" aria-label={listNames[active].tab} className={styles.panel}>
        <WaitingTable key={active} list={active} onRemoved={() => void mutate()} />
      </div>
    </Page>
  );
}
