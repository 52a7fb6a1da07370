import type { RatedReply } from '#shared/contracts/feedback.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { newestFirst } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import * as lists from '../lists/messages.ts';
import * as messages from './messages.ts';
import { replyColumns } from './reply-columns.tsx';

/** Members' votes on the assistant's replies. */
export function RatedReplies() {
  const list = useManagedList<RatedReply>('GET /api/admin/feedback', { sorts: newestFirst });
  return (
    <ManagedTable
      list={list}
      caption={messages.ratedRepliesNewestFirst}
      columns={replyColumns}
      rowKey={({ requestId, votedAt }) => `${votedAt} ${requestId}`}
      searchLabel={messages.searchQuestionsAndReplies}
      failure={messages.failedToLoadRatedReplies}
      words={lists.replies}
      empty={<Notice tone="empty" title={messages.noReplyHasBeenRated} />}
    />
  );
}
