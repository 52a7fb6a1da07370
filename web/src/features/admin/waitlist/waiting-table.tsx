import { waitlistContract, type WaitlistRow } from '#shared/contracts/waitlist.ts';
import type { Waitlist } from '#shared/site-config/waitlist.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { ManagedTable } from '../parts/managed-table.tsx';
import { useManagedList } from '../parts/use-managed-list.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { ExportList } from './export-list.tsx';
import { waitingColumns } from './waiting-columns.tsx';

/** Who is on one list. */
export function WaitingTable({
  list: { name, tool },
  onRemoved,
}: {
  list: Waitlist;
  onRemoved: () => void;
}) {
  const list = useManagedList<WaitlistRow>(waitlistContract.listManaged, {
    filter: { list: name },
  });
  const removal = useRemoval<WaitlistRow>({
    question: 'Remove this address from the list?',
    consequence: ({ email }) => (
      <p>
        {email} is deleted from the waitlist of {tool} at once without a notification. They can join
        again.
      </p>
    ),
    titleOf: ({ email }) => email,
    remove: ({ email }) => adminCall(waitlistContract.removeManaged, { list: name, email }),
    failure: 'We couldn’t remove the address',
    onRemoved: () => {
      void list.refresh();
      onRemoved();
    },
  });
  const somebody = list.rows?.length || list.q || list.page > 1;
  return (
    <>
      <ManagedTable
        list={list}
        caption={`Waitlist for ${tool}, newest first`}
        columns={waitingColumns(removal.ask)}
        rowKey={({ email }) => email}
        searchLabel="Search addresses"
        searchHint="Any part of an e-mail address"
        failure="Failed to load the waitlist"
        nouns={['address', 'addresses']}
        actions={somebody ? <ExportList list={name} /> : undefined}
        empty={
          <Notice tone="empty" title="No sign-ups yet">
            Sign-ups from the page of {tool} appear here.
          </Notice>
        }
      />
      {removal.dialog}
    </>
  );
}
