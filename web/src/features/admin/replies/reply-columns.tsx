import type { RatedReply } from '#shared/contracts/feedback.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Badge } from '#web/src/components/badge.tsx';
import type { Column } from '../parts/data-table.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import * as messages from './messages.ts';
import styles from './replies.module.css';

const creditText: Record<RatedReply['credit'], string> = {
  returned: messages.returned,
  limit: messages.notReturnedLimitReached,
  none: '–',
};

const creditColumn: Column<RatedReply> = {
  id: 'credit',
  header: messages.credit,
  width: '10rem',
  cell: ({ credit }) => creditText[credit],
};

export const replyColumns: Column<RatedReply>[] = [
  {
    id: 'question',
    header: messages.questionAndReply,
    kind: 'main',
    cell: ({ question, reply }) => (
      <details className={styles.reply}>
        <summary>{question}</summary>
        <p>{reply}</p>
      </details>
    ),
  },
  {
    id: 'vote',
    header: messages.rating,
    width: '9rem',
    cell: ({ vote }) => (
      <Badge tone={vote === 'up' ? 'success' : 'warning'}>
        {vote === 'up' ? messages.helped : messages.didNotHelp}
      </Badge>
    ),
  },
  ...(capabilities.credits ? [creditColumn] : []),
  {
    id: 'voted',
    header: messages.rated,
    width: '9rem',
    cell: ({ votedAt }) => <ShortDate at={votedAt} />,
  },
];
