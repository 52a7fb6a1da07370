import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { Notice } from '../../components/notice.tsx';
import { AdminPage } from './parts/admin-page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import styles from './dashboard.module.css';
import * as lists from './lists/messages.ts';
import * as messages from './messages.ts';
import { ManagedTable } from './parts/managed-table.tsx';
import { dueFirst, newestFirst } from './parts/sort-choices.ts';
import { useManagedList } from './parts/use-managed-list.ts';
import { useOpenRow } from './parts/use-open-row.ts';
import { requestColumns } from './requests/request-columns.tsx';
import { RequestDialog } from './requests/request-dialog.tsx';

const tabs = [
  { id: 'open', label: messages.open },
  { id: 'closed', label: messages.closed },
] as const;
type Show = (typeof tabs)[number]['id'];

const panelId = 'requests-panel';

/** /admin/requests: open and closed deletion requests. */
export default function RequestsPage() {
  const [search, setSearch] = useSearchParams();
  const { id: show, label } = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  return (
    <AdminPage title={messages.deletionRequests} lead={messages.eachRequestWasConfirmedBy}>
      <Tabs
        label={messages.deletionRequests}
        tabs={tabs}
        active={show}
        panelId={panelId}
        onChange={(tab) => setSearch(tab === 'open' ? {} : { tab })}
      />
      <div id={panelId} role="tabpanel" aria-label={label} className={styles.panel}>
        <RequestTable key={show} show={show} />
      </div>
    </AdminPage>
  );
}

function RequestTable({ show }: { show: Show }) {
  const [search] = useSearchParams();
  const { openId, close } = useOpenRow('request');
  const list = useManagedList<ManagedDeletion>('GET /api/admin/deletion-requests', {
    filter: { show },
    sorts: show === 'open' ? dueFirst : newestFirst,
  });
  const opened = list.rows?.find(({ reference }) => reference === openId);
  return (
    <>
      <ManagedTable
        list={list}
        caption={
          show === 'open' ? messages.openRequestsByDueDate : messages.closedRequestsNewestFirst
        }
        columns={requestColumns(show, search)}
        rowKey={({ reference }) => reference}
        current={openId ?? undefined}
        open={opened?.reference}
        searchLabel={messages.searchRequests}
        searchHint={messages.anyPartEmailAddress}
        failure={messages.failedToLoadDeletionRequests}
        words={lists.requests}
        empty={show === 'open' ? <NothingOpen /> : <NothingClosed />}
      />
      {opened && (
        <RequestDialog
          key={opened.reference}
          request={opened}
          onClose={close}
          onAnswered={() => {
            close();
            void list.refresh();
          }}
        />
      )}
    </>
  );
}

function NothingOpen() {
  return (
    <Notice tone="success" title={messages.noOpenRequests}>
      {messages.requestsFromDeleteMyData}
    </Notice>
  );
}

function NothingClosed() {
  return (
    <Notice tone="empty" title={messages.noClosedRequestsYet}>
      {messages.theEmailAddressIs}
    </Notice>
  );
}
