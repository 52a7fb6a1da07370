import { useSearchParams } from 'react-router-dom';
import { membersContract, type MemberRow } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Badge } from '../../components/badge.tsx';
import { Notice } from '../../components/notice.tsx';
import { ExportButton } from './exports/export-button.tsx';
import { AdminPage } from './parts/admin-page.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { formatDate } from '../../lib/dates.ts';
import { useSession } from '../../lib/session/use-session.ts';
import type { Column } from './parts/data-table.tsx';
import { ManagedTable } from './parts/managed-table.tsx';
import { formatCount } from './parts/format-count.ts';
import { useManagedList } from './parts/use-managed-list.ts';
import { useOpenRow } from './parts/use-open-row.ts';
import { UserDialog } from './users/user-dialog.tsx';

/** Every account, searched by email; an open one covers the list. */
export default function UsersPage() {
  const list = useManagedList<MemberRow>(membersContract.list);
  const [search] = useSearchParams();
  const { openId, close } = useOpenRow('user');
  return (
    <AdminPage
      title="Users"
      lead={`${capabilities.chat ? 'Roles, credits and access' : 'Roles and access'} of every account. Changes are recorded in the audit log.`}
    >
      <ManagedTable
        list={list}
        caption="Accounts by e-mail address"
        columns={columnsFor(search, useSession()?.user?.id)}
        rowKey={({ id }) => id}
        current={openId ?? undefined}
        open={openId ?? undefined}
        searchLabel="Search accounts"
        searchHint="Any part of an e-mail address"
        failure="Failed to load users"
        nouns={['account', 'accounts']}
        actions={<ExportButton file="customers" />}
        empty={<Notice tone="empty" title="No accounts yet" />}
      />
      {openId && <UserDialog id={openId} onClose={close} onChanged={() => void list.refresh()} />}
    </AdminPage>
  );
}

const creditsColumn: Column<MemberRow> = {
  id: 'credits',
  header: 'Credits',
  kind: 'figures',
  width: '7rem',
  cell: (row) => formatCount(row.credits),
};

function columnsFor(search: URLSearchParams, me: string | undefined): Column<MemberRow>[] {
  return [
    {
      id: 'email',
      header: 'E-mail address',
      kind: 'main',
      cell: (row) => (
        <SiteLink to={`/admin/users?${withUser(search, row.id)}`} state={{ fromList: true }}>
          {row.email}
        </SiteLink>
      ),
    },
    {
      id: 'state',
      header: 'State',
      width: '9rem',
      cell: (row) =>
        row.disabledAt ? (
          <Badge tone="danger">Disabled</Badge>
        ) : row.id === me ? (
          <Badge tone="accent">You</Badge>
        ) : (
          <Badge>Active</Badge>
        ),
    },
    ...(capabilities.chat ? [creditsColumn] : []),
    {
      id: 'since',
      header: 'Member since',
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
