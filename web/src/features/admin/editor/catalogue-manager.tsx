import { useState, type ReactNode } from 'react';
import type { Route } from '#shared/contracts/routes.ts';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { toast } from '#web/src/lib/toast.ts';
import type { Column } from '../parts/data-table.tsx';
import type { ListedItem, RowWork } from '../parts/item-columns.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { itemSorts } from '../parts/sort-choices.ts';
import { useManagedList } from '../parts/use-managed-list.ts';
import { useItemFilters } from '../parts/use-item-filters.tsx';
import { usePublicRefresh } from '../parts/use-public-refresh.ts';
import { useRemoval, type RemovalOptions } from '../parts/use-removal.tsx';
import type { BulkDialogProps } from '../bulk/bulk-dialog.tsx';
import { useBulkActions } from '../bulk/use-bulk-actions.tsx';
import type { CatalogueMessages } from '../catalogues/catalogue-messages.ts';
import type { Titled } from './copy-of.ts';
import { CreateLink } from './create-link.tsx';
import { ItemForm, type ItemEditorProps } from './item-form.tsx';
import { NoItems } from './no-items.tsx';
import type { SavedItem } from './saved-item.ts';
import { SavedNotice } from './saved-notice.tsx';
import { editingKey, useEditing } from './use-editing.ts';

export interface CatalogueManagerProps<
  Row extends ListedItem,
  Item extends Titled,
  Action extends ItemChanges['action'],
> {
  /** The admin texts for this kind of item. */
  words: CatalogueMessages;
  /** The fields that a search covers. */
  searchHint: string;
  /** The text for an empty catalogue. */
  emptyText: string;
  /** What a saved draft still needs. */
  draftText: string;
  /** The text after the title on the effect of deleting: who keeps what. */
  deletingText: string;
  deleteFailure: Pick<RemovalOptions<Row>, 'failure' | 'serverFirst'>;
  /** Returns a page of rows; see `useManagedList`. */
  listRoute: Route;
  /** The changes that can be made to many items at once, and the call for them. */
  bulkActions: readonly Action[];
  changeMany: BulkDialogProps<Action>['send'];
  columns: (work: RowWork<Row>) => readonly Column<Row>[];
  read: (id: string, signal: AbortSignal) => Promise<Item>;
  remove: (id: string) => Promise<unknown>;
  editor: (
    item: Item | undefined,
    props: ItemEditorProps<Item>,
    rows: readonly Row[] | undefined,
  ) => ReactNode;
}

/** Every item of one kind, including drafts, with the form that creates and changes them. */
export function CatalogueManager<
  Row extends ListedItem,
  Item extends Titled,
  Action extends ItemChanges['action'],
>(props: CatalogueManagerProps<Row, Item, Action>) {
  const { words, editor } = props;
  const filters = useItemFilters();
  const list = useManagedList<Row>(props.listRoute, {
    filter: filters.input,
    sorts: itemSorts(props.bulkActions.some((action) => action === 'category')),
  });
  const { editing, createPath, editPath, copyPath, isSameForm, close } = useEditing();
  const [saved, setSaved] = useState<SavedItem>();
  const refreshPublic = usePublicRefresh();

  function refresh(): void {
    void list.refresh();
    refreshPublic();
  }

  const removal = useRemoval<Row>({
    ...props.deleteFailure,
    question: words.deleteQuestion,
    titleOf: ({ title }) => title,
    consequence: ({ title }) => (
      <p>
        “{title}” {props.deletingText}
      </p>
    ),
    remove: ({ id }) => props.remove(id),
    onRemoved({ id }) {
      setSaved(undefined);
      refresh();
      if (editing?.mode === 'edit' && editing.id === id) close();
    },
  });

  const bulk = useBulkActions<Row, Action>({
    words,
    actions: props.bulkActions,
    rows: list.rows,
    tags: list.tags,
    send: props.changeMany,
    onChanged() {
      setSaved(undefined);
      refresh();
    },
  });

  const editorProps = {
    isSameForm,
    onClose: close,
    onSaved: refresh,
    onDone(item: SavedItem) {
      toast.success(words.saved);
      setSaved(item);
      refresh();
      close();
    },
  };

  return (
    <>
      <SavedNotice item={saved} draftText={props.draftText} onClose={() => setSaved(undefined)} />
      {editing && (
        <ItemForm
          key={editingKey(editing)}
          editing={editing}
          goneText={words.gone}
          read={props.read}
          onClose={close}
        >
          {(item, copied) => editor(item, { ...editorProps, copied }, list.rows)}
        </ItemForm>
      )}
      <ManagedTable
        list={list}
        caption={words.newestFirst}
        columns={[bulk.column, ...props.columns({ editPath, copyPath, onDelete: removal.ask })]}
        rowKey={({ id }) => id}
        current={editing?.mode === 'edit' ? editing.id : undefined}
        searchLabel={words.search}
        searchHint={props.searchHint}
        words={words.list}
        failure={words.failedToLoad}
        filter={filters.fieldsFor(list.tags)}
        above={bulk.bar}
        empty={
          <NoItems
            words={words}
            filters={filters}
            emptyText={props.emptyText}
            createPath={createPath}
          />
        }
        actions={
          editing?.mode !== 'create' && (
            <CreateLink to={createPath} isEditing={editing !== undefined}>
              {words.create}
            </CreateLink>
          )
        }
      />
      {removal.dialog}
      {bulk.dialog}
    </>
  );
}
