import type { MemberRow, MemberState } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Badge } from '../../components/badge.tsx';
import { Notice } from '../../components/notice.tsx';
import { ExportButton } from './exports/export-button.tsx';
import { AdminPage } from './parts/admin-page.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { formatDate } from '../../lib/dates.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as lists from './lists/messages.ts';
import * as messages from './messages.ts';
import type { Column } from './parts/data-table.tsx';
import { ManagedTable } from './parts/managed-table.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { memberSorts } from './parts/sort-choices.ts';
import { useManagedList } from './parts/use-managed-list.ts';
import { useStateFilter } from './parts/use-state-filter.tsx';
import { useOpenRow } from './parts/use-open-row.ts';
import { UserDialog } from './users/user-dialog.tsx';

/** Every account, searched by email; an open one covers the list. */
export default function UsersPage() {
  const filter = useStateFilter(memberStates);
  const list = useManagedList<MemberRow>('GET /api/admin/users', {
    filter: filter.state && { state: filter.state },
    sorts: memberSorts,
  });
  const [search] = useSearchParams();
  const { openId, close } = useOpenRow('user');
  return (
    <AdminPage
      title={messages.users}
      lead={capabilities.credits ? messages.rolesCreditsAndAccess : messages.rolesAndAccess}
    >
      <ManagedTable
        list={list}
        caption={messages.accountsByEmailAddress}
        columns={columnsFor(search, useSession()?.user?.id)}
        rowKey={({ id }) => id}
        current={openId ?? undefined}
        open={openId ?? undefined}
        searchLabel={messages.searchAccounts}
        searchHint={messages.anyPartEmailAddress}
        failure={messages.failedToLoadUsers}
        words={lists.accounts}
        filter={filter.field}
        actions={<ExportButton file="customers" />}
        empty={
          <Notice
            tone="empty"
            title={filter.state ? messages.noSuchAccounts : messages.noAccountsYet}
          />
        }
      />
      {openId && <UserDialog id={openId} onClose={close} onChanged={() => void list.refresh()} />}
    </AdminPage>
  );
}

const memberStates: Record<MemberState, string> = {
  active: messages.active,
  disabled: messages.disabled,
};

const creditsColumn: Column<MemberRow> = {
  id: 'credits',
  header: messages.credits,
  kind: 'figures',
  width: '7rem',
  cell: (row) => formatCount(row.credits),
};

function columnsFor(search: URLSearchParams, me: string | undefined): Column<MemberRow>[] {
  return [
    {
      id: 'email',
      header: messages.emailAddress,
      sort: 'email',
      kind: 'main',
      cell: (row) => (
        <SiteLink to={`/admin/users?${withUser(search, row.id)}`} state={{ fromList: true }}>
          {row.email}
        </SiteLink>
      ),
    },
    {
      id: 'state',
      header: messages.state,
      width: '9rem',
      cell: (row) =>
        row.disabledAt ? (
          <Badge tone="danger">{messages.disabled}</Badge>
        ) : row.id === me ? (
          <Badge tone="accent">{messages.you}</Badge>
        ) : (
          <Badge>{messages.active}</Badge>
        ),
    },
    ...(capabilities.credits ? [creditsColumn] : []),
    {
      id: 'since',
      header: messages.memberSince,
      sort: '-joined',
      width: '13rem',
      cell: (row) => <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>,
    },
  ];
}

function withUser(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('user', id);
  return next;
}
