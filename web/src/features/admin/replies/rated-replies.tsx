import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { feedbackContract, type RatedReply } from '#shared/contracts/feedback.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { useManagedList } from '../parts/use-managed-list.ts';
import { replyColumns } from './reply-columns.tsx';

/** What members think of the assistant's replies. */
export function RatedReplies() {
  const list = useManagedList<RatedReply>(feedbackContract.list);
  return (
    <ManagedTable
      list={list}
      caption="Rated replies, newest first"
      columns={replyColumns}
      rowKey={({ requestId, votedAt }) => `${votedAt} ${requestId}`}
      searchLabel="Search questions and replies"
      failure="Failed to load the rated replies"
      nouns={['reply', 'replies']}
      empty={
        <Notice tone="empty" title="No reply has been rated yet">
          Members rate replies with the thumbs buttons. Ratings are kept for {voteKeptDays} days and
          are anonymous.
        </Notice>
      }
    />
  );
}
