import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import styles from './dashboard.module.css';
import * as messages from './messages.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { hidden, shown, waiting } from './reviews/messages.ts';
import { ReviewTable } from './reviews/review-table.tsx';

const tabs = [
  { id: 'waiting', label: waiting },
  { id: 'shown', label: shown },
  { id: 'hidden', label: hidden },
] as const;

const panelId = 'reviews-panel';

/** /admin/reviews: the reviews of items, and their approval. */
export default function ReviewsPage() {
  const [search, setSearch] = useSearchParams();
  const { id: state, label } = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  return (
    <AdminPage title={messages.reviews} lead={messages.ownersAddSentences}>
      <Tabs
        label={messages.reviews}
        tabs={tabs}
        active={state}
        panelId={panelId}
        onChange={(tab) => setSearch(tab === 'waiting' ? {} : { tab })}
      />
      <div id={panelId} role="tabpanel" aria-label={label} className={styles.panel}>
        <ReviewTable key={state} state={state} />
      </div>
    </AdminPage>
  );
}
