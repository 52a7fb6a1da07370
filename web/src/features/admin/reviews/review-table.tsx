import { useState } from 'react';
import type { ManagedReview, ReviewState } from '#shared/contracts/reviews.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import * as lists from '../lists/messages.ts';
import { ManagedTable } from '../parts/managed-table.tsx';
import { newestFirst, oldestFirst } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { decisionsOn, wordsOf, type Decision } from './decisions.ts';
import * as messages from './messages.ts';
import { reviewColumns } from './review-columns.tsx';

interface Asked {
  decision: Decision;
  reviews: readonly ManagedReview[];
}

/** The reviews in one state, with the possible decisions. */
export function ReviewTable({ state }: { state: ReviewState }) {
  const list = useManagedList<ManagedReview>('GET /api/admin/reviews', {
    filter: { state },
    sorts: state === 'waiting' ? oldestFirst : newestFirst,
  });
  const rows = list.rows ?? [];
  // Reviews selected on other pages, which are no longer in the list.
  const [read, setRead] = useState<ReadonlyMap<string, ManagedReview>>(new Map());
  const selection = useSelection();
  const [asked, setAsked] = useState<Asked>();
  const choose: typeof selection.set = (revisions, selected) => {
    const known = new Map(rows.map((row) => [row.revision, row]));
    setRead(new Map([...read, ...known]));
    selection.set(revisions, selected);
  };
  return (
    <>
      <ManagedTable
        list={list}
        caption={messages.captions[state]}
        columns={reviewColumns({
          state,
          selection: { ...selection, set: choose },
          onDecide: (decision, review) => setAsked({ decision, reviews: [review] }),
        })}
        rowKey={({ revision }) => revision}
        searchLabel={messages.searchReviews}
        searchHint={messages.sentenceNameOrTitle}
        failure={messages.failedToLoadReviews}
        words={lists.reviews}
        above={
          <BulkBar
            label={messages.selectedReviews}
            shown={rows.map(({ revision }) => revision)}
            selection={{ ...selection, set: choose }}
            actions={decisionsOn[state].map((decision) => ({
              name: decision,
              label: wordsOf(decision, state).button,
              isDangerous: decision === 'hide',
            }))}
            onChoose={(decision) =>
              setAsked({
                decision,
                reviews: selection.ids.flatMap((revision) => read.get(revision) ?? []),
              })
            }
          />
        }
        empty={
          <Notice
            tone={state === 'waiting' ? 'success' : 'empty'}
            title={messages.emptyTitles[state]}
          >
            {messages.emptyTexts[state]}
          </Notice>
        }
      />
      {asked && (
        <DecideDialog
          {...asked}
          state={state}
          onDecided={(revisions) => {
            selection.set(revisions, false);
            void list.refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
