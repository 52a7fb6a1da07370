import type { ManagedCode } from '#shared/contracts/codes.ts';
import { Notice } from '../../components/notice.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { codeColumns, codeStates } from './codes/code-columns.tsx';
import { CodeForm } from './codes/code-form.tsx';
import { useSwitch } from './codes/use-switch.ts';
import { CreateLink } from './editor/create-link.tsx';
import * as lists from './lists/messages.ts';
import * as messages from './messages.ts';
import { ManagedTable } from './parts/managed-table.tsx';
import { codeSorts } from './parts/sort-choices.ts';
import { useManagedList } from './parts/use-managed-list.ts';
import { useStateFilter } from './parts/use-state-filter.tsx';

/** /admin/codes: with `?new`, the form for a new code. */
export default function CodesPage() {
  const [search, setSearch] = useSearchParams();
  const filter = useStateFilter(codeStates);
  const list = useManagedList<ManagedCode>('GET /api/admin/codes', {
    filter: filter.state && { state: filter.state },
    sorts: codeSorts,
  });
  const refresh = () => void list.refresh();
  const switching = useSwitch(refresh);
  const close = () => setSearch({});
  return (
    <AdminPage title={messages.discountCodes} lead={messages.weAskBuyersForCode}>
      {search.has('new') && (
        <CodeForm
          isSameForm={({ pathname, searchParams }) =>
            pathname === '/admin/codes' && searchParams.has('new')
          }
          onClose={close}
          onCreated={() => {
            close();
            refresh();
          }}
        />
      )}
      <ManagedTable
        list={list}
        caption={messages.discountCodesNewestFirst}
        columns={codeColumns(switching)}
        rowKey={({ code }) => code}
        searchLabel={messages.searchCodes}
        searchHint={messages.codeOrTitleItem}
        failure={messages.failedToLoadCodes}
        words={lists.codes}
        filter={filter.field}
        actions={
          !search.has('new') && (
            <CreateLink to="/admin/codes?new" isEditing={false}>
              {messages.newCode}
            </CreateLink>
          )
        }
        empty={
          filter.state ? (
            <Notice tone="empty" title={messages.noSuchCodes} />
          ) : (
            <Notice tone="empty" title={messages.noDiscountCodesYet}>
              {messages.buyersDontSeeCodeFieldUntil}
            </Notice>
          )
        }
      />
    </AdminPage>
  );
}
