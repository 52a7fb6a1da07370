import { itemPath } from '#shared/constants/item-path.ts';
import { Check, EyeOff } from 'lucide-react';
import type { ManagedReview, ReviewState } from '#shared/contracts/reviews.ts';
import { Stars } from '#web/src/components/item-page/reviews/stars.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { selectColumn } from '../bulk/select-column.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import type { Column } from '../parts/data-table.tsx';
import actions from '../parts/row-actions.module.css';
import { ShortDate } from '../parts/short-date.tsx';
import { decisionsOn, wordsOf, type Decision } from './decisions.ts';
import * as messages from './messages.ts';
import styles from './reviews.module.css';

interface ReviewColumns {
  state: ReviewState;
  selection: Selection;
  onDecide: (decision: Decision, review: ManagedReview) => void;
}

export function reviewColumns({
  state,
  selection,
  onDecide,
}: ReviewColumns): Column<ManagedReview>[] {
  return [
    selectColumn(selection, ({ revision, sentence }) => ({ id: revision, title: sentence })),
    {
      id: 'sentence',
      header: messages.sentence,
      kind: 'main',
      cell: ({ sentence, name, userId }) => (
        <span className={styles.review}>
          <span className={styles.sentence}>{sentence}</span>
          <span className={styles.byline}>
            <span>{name ? messages.byName(name) : messages.noName}</span>
            <SiteLink to={`/admin/users?${new URLSearchParams({ user: userId })}`}>
              {messages.account}
              <VisuallyHidden>{messages.ofSentence(sentence)}</VisuallyHidden>
            </SiteLink>
          </span>
        </span>
      ),
    },
    {
      id: 'stars',
      header: messages.stars,
      width: '7rem',
      cell: ({ stars }) => stars !== undefined && <Stars stars={stars} />,
    },
    {
      id: 'item',
      header: messages.item,
      width: '14rem',
      cell: ({ kind, itemId, title }) => (
        <SiteLink to={itemPath[kind](itemId)} className={styles.item}>
          {title}
        </SiteLink>
      ),
    },
    {
      id: 'written',
      header: messages.written,
      sort: '-date',
      width: '8rem',
      cell: ({ writtenAt }) => <ShortDate at={writtenAt} />,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{messages.actions}</VisuallyHidden>,
      kind: 'actions',
      width: '6rem',
      cell: (review) => (
        <div className={actions.actions}>
          {decisionsOn[state].map((decision) => {
            const word = wordsOf(decision, state).button;
            return (
              <button
                key={decision}
                type="button"
                className={decision === 'show' ? actions.action : actions.danger}
                title={word}
                onClick={() => onDecide(decision, review)}
              >
                {decision === 'show' ? <Check aria-hidden /> : <EyeOff aria-hidden />}
                <span className={actions.label}>{word}</span>
                <VisuallyHidden>{messages.ofSentence(review.sentence)}</VisuallyHidden>
              </button>
            );
          })}
        </div>
      ),
    },
  ];
}
