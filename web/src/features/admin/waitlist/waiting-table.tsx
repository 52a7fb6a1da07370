import type { WaitlistRow } from '#shared/contracts/waitlist.ts';
import type { Waitlist } from '#shared/site-config/waitlist.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { ManagedTable } from '../parts/managed-table.tsx';
import { waitingSorts } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { ExportList } from './export-list.tsx';
import * as lists from '../lists/messages.ts';
import * as messages from './messages.ts';
import { waitingColumns } from './waiting-columns.tsx';

/** The people on one waiting list. */
export function WaitingTable({
  list: { name, tool },
  onRemoved,
}: {
  list: Waitlist;
  onRemoved: () => void;
}) {
  const list = useManagedList<WaitlistRow>('GET /api/admin/waitlist', {
    filter: { list: name },
    sorts: waitingSorts,
  });
  const removal = useRemoval<WaitlistRow>({
    question: messages.removeThisAddressFromList,
    consequence: ({ email }) => <p>{messages.emailIsRemovedFromWaitlist(email, tool)}</p>,
    titleOf: ({ email }) => email,
    remove: ({ email }) => adminCall('POST /api/admin/waitlist/removal', { list: name, email }),
    failure: messages.weCouldntRemoveAddress,
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
        caption={messages.waitlistForToolNewestFirst(tool)}
        columns={waitingColumns(removal.ask)}
        rowKey={({ email }) => email}
        searchLabel={messages.searchAddresses}
        searchHint={messages.anyPartEmailAddress}
        failure={messages.failedToLoadWaitlist}
        words={lists.addresses}
        actions={somebody ? <ExportList list={name} /> : undefined}
        empty={
          <Notice tone="empty" title={messages.noSignUpsYet}>
            {messages.signUpsFromPageTool(tool)}
          </Notice>
        }
      />
      {removal.dialog}
    </>
  );
}
