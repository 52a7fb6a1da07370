import type { WaitlistRow } from '#shared/contracts/waitlist.ts';
import type { Waitlist } from '#shared/site-config/waitlist.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { ManagedTable } from '../parts/managed-table.tsx';
import { waitlistSorts } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { ExportList } from './export-list.tsx';
import * as lists from '../lists/messages.ts';
import * as messages from './messages.ts';
import { waitlistColumns } from './waitlist-columns.tsx';

/** The email addresses on one waitlist. */
export function WaitlistTable({
  list: { name, tool },
  onRemoved,
}: {
  list: Waitlist;
  onRemoved: () => void;
}) {
  const list = useManagedList<WaitlistRow>('GET /api/admin/waitlist', {
    filter: { list: name },
    sorts: waitlistSorts,
  });
  const removal = useRemoval<WaitlistRow>({
    question: messages.removeThisAddressFromList,
    consequence: ({ email }) => <p>{messages.emailIsRemovedFromWaitlist(email, tool)}</p>,
    titleOf: ({ email }) => email,
    remove: ({ email }) => adminCall('POST /api/admin/waitlist/removal', { list: name, email }),
    failure: messages.weCouldntRemoveAddress,
    words: { confirm: messages.remove, done: messages.emailWasRemoved },
    onRemoved: () => {
      void list.refresh();
      onRemoved();
    },
  });
  const hasAddresses = list.rows?.length || list.q || list.page > 1;
  return (
    <>
      <ManagedTable
        list={list}
        caption={messages.waitlistForToolNewestFirst(tool)}
        columns={waitlistColumns(removal.ask)}
        rowKey={({ email }) => email}
        searchLabel={messages.searchAddresses}
        searchHint={messages.anyPartEmailAddress}
        failure={messages.failedToLoadWaitlist}
        words={lists.addresses}
        actions={hasAddresses ? <ExportList list={name} /> : undefined}
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
