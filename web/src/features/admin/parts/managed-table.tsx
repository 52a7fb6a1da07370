import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { AdminFailure } from './admin-failure.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { formatCount } from './format-count.ts';
import { Pager } from './pager.tsx';
import type { ManagedList } from './use-managed-list.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import styles from './managed-table.module.css';
import * as messages from './messages.ts';

export interface ManagedTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'current'
> {
  list: ManagedList<Row>;
  searchLabel: string;
  searchHint?: string;
  /** The texts of the catalogue of errors: 'Failed to load articles'. */
  failure: string;
  /** `['article', 'articles']` */
  nouns: readonly [string, string];
  /** Shown when there is nothing at all, and nothing was searched for. */
  empty: ReactNode;
  /** Id of the row that lies open over the table. */
  open?: string;
  /** A choice of what is shown, beside the search. */
  filter?: ReactNode;
  /** Between the search and the table, while there are rows. */
  above?: ReactNode;
  /** Buttons beside the search. */
  actions?: ReactNode;
}

/** Search, count, table and pager of a list, and the text for an empty list or a failure. */
export function ManagedTable<Row>(props: ManagedTableProps<Row>) {
  const { list, searchLabel, searchHint, failure, nouns, empty, open, filter, above, actions } =
    props;
  const { caption, columns, rowKey, current } = props;
  const table = { caption, columns, rowKey, current };
  const search = useSearchDraft(list.q, list.search, open);
  const { rows, total, error } = list;
  return (
    <div className={styles.managed}>
      <div className={styles.bar}>
        <form
          role="search"
          aria-label={nouns[1]}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            search.commit();
          }}
        >
          <TextField
            label={searchLabel}
            labelHidden
            type="search"
            autoComplete="off"
            placeholder={searchHint ?? searchLabel}
            maxLength={200}
            icon={<Search aria-hidden />}
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
          />
        </form>
        {filter}
        <p role="status" className={styles.count}>
          {rows && !error && total !== undefined && countText(total, nouns, list.q)}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {error ? (
        <AdminFailure error={error} title={failure} onRetry={() => void list.refresh()} />
      ) : rows?.length === 0 ? (
        <NothingThere list={list} nouns={nouns} empty={empty} />
      ) : (
        <>
          {above}
          <DataTable {...table} rows={rows} stale={list.stale} />
        </>
      )}
      {!error && list.searchedTo && rows?.length !== 0 && (
        <p className={styles.searched}>{searchedText(list.searchedTo, nouns)}</p>
      )}
      {!error && <Pager list={list} label={messages.pagesNouns(nouns[1])} />}
    </div>
  );
}

const countText = (total: number, [one, many]: readonly [string, string], q: string): string =>
  `${formatCount(total)} ${total === 1 ? one : many}${q && (total === 1 ? ' matches' : ' match')}`;

function NothingThere<Row>({
  list,
  nouns,
  empty,
}: Pick<ManagedTableProps<Row>, 'list' | 'nouns' | 'empty'>) {
  if (list.searchedTo && list.toNext) return <NotFoundYet list={list} nouns={nouns} />;
  if (list.q === '' && list.page === 1) return <>{empty}</>;
  const back = list.q ? () => list.search('') : (list.toFirst ?? (() => list.search('')));
  return (
    <Notice
      tone="empty"
      title={list.q ? messages.noNounsMatchQ(nouns[1], list.q) : messages.nothingOnThisPage}
      action={
        <Button variant="secondary" size="sm" onClick={back}>
          {list.q ? messages.clearSearch : messages.firstPage}
        </Button>
      }
    />
  );
}

const searchedText = (to: string, [, many]: readonly [string, string]): string =>
  messages.searchedBackTo(formatDate(to), many);

/** Only a part was searched: nobody may take that for all. */
function NotFoundYet<Row>({ list, nouns }: Pick<ManagedTableProps<Row>, 'list' | 'nouns'>) {
  return (
    <Notice
      tone="empty"
      title={
        list.q ? messages.noNounsMatchQSo(nouns[1], list.q) : messages.noSuchNounsSoFar(nouns[1])
      }
      action={
        <Button variant="secondary" size="sm" onClick={list.toNext}>
          {messages.searchOlderNouns(nouns[1])}
        </Button>
      }
    >
      {searchedText(list.searchedTo!, nouns)}
    </Notice>
  );
}
