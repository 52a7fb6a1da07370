import type { RatedReply } from '#shared/contracts/feedback.ts';
import { Badge } from '#web/src/components/badge.tsx';
import type { Column } from '../parts/data-table.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import styles from './replies.module.css';

const creditText: Record<RatedReply['credit'], string> = {
  returned: 'Returned',
  limit: 'Not returned: limit reached',
  none: '–',
};

export const replyColumns: Column<RatedReply>[] = [
  {
    id: 'question',
    header: 'Question and reply',
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
    header: 'Rating',
    width: '9rem',
    cell: ({ vote }) => (
      <Badge tone={vote === 'up' ? 'success' : 'warning'}>
        {vote === 'up' ? 'Helped' : 'Did not help'}
      </Badge>
    ),
  },
  { id: 'credit', header: 'Credit', width: '10rem', cell: ({ credit }) => creditText[credit] },
  {
    id: 'voted',
    header: 'Rated',
    width: '9rem',
    cell: ({ votedAt }) => <ShortDate at={votedAt} />,
  },
];
