import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { AdminFailure } from './admin-failure.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';
import type { ManagedList } from './use-managed-list.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import styles from './managed-table.module.css';
import type { ListMessages } from '../lists/messages.ts';
import * as messages from './messages.ts';

export interface ManagedTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'current'
> {
  list: ManagedList<Row>;
  searchLabel: string;
  searchHint?: string;
  /** The title of a failure: 'Failed to load articles'. */
  failure: string;
  /** The texts of the list. */
  words: ListMessages;
  /** Shown if the list is empty without a search. */
  empty: ReactNode;
  /** Id of the row that is open over the table. */
  open?: string;
  /** A filter beside the search. */
  filter?: ReactNode;
  /** Between the search and the table, while there are rows. */
  above?: ReactNode;
  /** Buttons beside the search. */
  actions?: ReactNode;
}

/** Search, count, table and pager of a list, and the text for an empty list or a failure. */
export function ManagedTable<Row>(props: ManagedTableProps<Row>) {
  const { list, searchLabel, searchHint, failure, words, empty, open, filter, above, actions } =
    props;
  const { columns, rowKey, current } = props;
  const caption = captionOf(list, words, props.caption);
  const table = { caption, columns, rowKey, current, sort: list.sort, onSort: list.sortBy };
  const search = useSearchDraft(list.q, list.search, open);
  const { rows, total, error } = list;
  return (
    <div className={styles.managed}>
      <div className={styles.bar}>
        <form
          role="search"
          aria-label={words.label}
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
        {list.sorts.length > 0 && (
          <Select
            label={messages.sort}
            labelHidden
            className={styles.sort}
            value={list.sort}
            options={list.sorts}
            onChange={(event) => list.sortBy(event.target.value)}
          />
        )}
        <p role="status" className={styles.count}>
          {rows && !error && total !== undefined && countText(total, words, list.q)}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {error ? (
        <AdminFailure error={error} title={failure} onRetry={() => void list.refresh()} />
      ) : rows?.length === 0 ? (
        <NothingThere list={list} words={words} empty={empty} />
      ) : (
        <>
          {above}
          <DataTable {...table} rows={rows} stale={list.stale} />
        </>
      )}
      {!error && list.searchedTo && rows?.length !== 0 && (
        <p className={styles.searched}>{searchedText(list, words)}</p>
      )}
      {!error && <Pager list={list} label={words.pages} />}
    </div>
  );
}

/** Names the table by its order, if it is not the usual one. */
function captionOf<Row>({ sort, sorts }: ManagedList<Row>, words: ListMessages, usual: string) {
  const chosen = sorts.find(({ value }) => value === sort);
  return chosen && chosen !== sorts[0] ? messages.inOrder(words.label, chosen.label) : usual;
}

const countText = (total: number, words: ListMessages, q: string): string =>
  (q ? words.matches : words.count)(total, formatCount(total));

const isOldestFirst = ({ sort }: Pick<ManagedList<unknown>, 'sort'>) => sort === 'date';

/** Says how far a search has come. */
function searchedText<Row>(list: ManagedList<Row>, words: ListMessages): string {
  const date = formatDate(list.searchedTo!);
  return isOldestFirst(list) ? messages.searchedUpTo(date) : words.searchedBackTo(date);
}

function NothingThere<Row>({
  list,
  words,
  empty,
}: Pick<ManagedTableProps<Row>, 'list' | 'words' | 'empty'>) {
  if (list.searchedTo && list.toNext) return <NotFoundYet list={list} words={words} />;
  if (list.q === '' && list.page === 1) return <>{empty}</>;
  const back = list.q ? () => list.search('') : (list.toFirst ?? (() => list.search('')));
  return (
    <Notice
      tone="empty"
      title={list.q ? words.noneMatches(list.q) : messages.nothingOnThisPage}
      action={
        <Button variant="secondary" size="sm" onClick={back}>
          {list.q ? messages.clearSearch : messages.firstPage}
        </Button>
      }
    />
  );
}

/** Shown if a search found nothing so far and not all rows were searched. */
function NotFoundYet<Row>({ list, words }: Pick<ManagedTableProps<Row>, 'list' | 'words'>) {
  return (
    <Notice
      tone="empty"
      title={list.q ? words.noneMatchesSoFar(list.q) : words.noneSoFar}
      action={
        <Button variant="secondary" size="sm" onClick={list.toNext}>
          {isOldestFirst(list) ? messages.keepSearching : words.searchOlder}
        </Button>
      }
    >
      {searchedText(list, words)}
    </Notice>
  );
}
