import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import * as messages from './messages.ts';
import { AdminPage } from './parts/admin-page.tsx';
import * as replyMessages from './replies/messages.ts';
import { RatedReplies } from './replies/rated-replies.tsx';

/** /admin/replies */
export default function RepliesPage() {
  return (
    <AdminPage
      title={messages.ratedReplies}
      lead={replyMessages.membersRateRepliesWithThumbs(voteKeptDays)}
    >
      <RatedReplies />
    </AdminPage>
  );
}
