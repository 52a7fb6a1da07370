import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { Call } from '#shared/contracts/define-contract.ts';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { toast } from '#web/src/lib/toast.ts';
import type { Column } from '../parts/data-table.tsx';
import type { ListedItem, RowWork } from '../parts/item-columns.tsx';
import { ManagedTable } from '../parts/managed-table.tsx';
import { useManagedList } from '../parts/use-managed-list.ts';
import { stateLabels } from '../parts/state-labels.ts';
import { usePublicRefresh } from '../parts/use-public-refresh.ts';
import { useRemoval, type RemovalOptions } from '../parts/use-removal.tsx';
import { useStateFilter } from '../parts/use-state-filter.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkDialog, type BulkDialogProps } from '../bulk/bulk-dialog.tsx';
import { selectColumn } from '../bulk/select-column.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { ItemForm, type ItemEditorProps } from './item-form.tsx';
import * as messages from './messages.ts';
import type { SavedItem } from './saved-item.ts';
import { SavedNotice } from './saved-notice.tsx';
import { editingKey, useEditing, type EditingNames } from './use-editing.ts';

export interface CatalogueManagerProps<Row extends ListedItem, Item> {
  /** Singular and plural in small letters: `['article', 'articles']` */
  nouns: readonly [string, string];
  /** The fields that a search covers. */
  searchHint: string;
  /** What opens the shop where there is nothing yet. */
  emptyText: string;
  /** What a saved draft waits for. */
  draftText: string;
  /** After the title: what deleting does, and who keeps what. */
  deletingText: string;
  deleteFailure: Pick<RemovalOptions<Row>, 'failure' | 'serverFirst'>;
  /** Returns a page of rows; see `useManagedList`. */
  listCall: Call;
  /** Of the table's and the form's names in the query, where a page has several. */
  query?: { prefix: string; names: EditingNames };
  /** What many can be changed in at once, and the call that does it. */
  bulkActions: readonly ItemChanges['action'][];
  changeMany: BulkDialogProps['send'];
  columns: (work: RowWork<Row>) => readonly Column<Row>[];
  read: (id: string, signal: AbortSignal) => Promise<Item>;
  remove: (id: string) => Promise<unknown>;
  editor: (
    item: Item | undefined,
    props: ItemEditorProps,
    rows: readonly Row[] | undefined,
  ) => ReactNode;
}

/** Every item of one kind, drafts too, with the form that makes and changes them. */
export function CatalogueManager<Row extends ListedItem, Item>(
  props: CatalogueManagerProps<Row, Item>,
) {
  const { nouns, query, editor } = props;
  const [noun, plural] = nouns;
  const filter = useStateFilter(query?.prefix ?? '');
  const list = useManagedList<Row>(props.listCall, {
    prefix: query?.prefix,
    filter: filter.state && { state: filter.state },
  });
  const { editing, createPath, editPath, stays, close } = useEditing(query?.names);
  const [saved, setSaved] = useState<SavedItem>();
  const selection = useSelection();
  const [bulk, setBulk] = useState<ItemChanges['action']>();
  const refreshPublic = usePublicRefresh();

  function refresh(): void {
    void list.refresh();
    refreshPublic();
  }

  const removal = useRemoval<Row>({
    ...props.deleteFailure,
    question: `Are you sure you want to delete this ${noun}?`,
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

  const editorProps: ItemEditorProps = {
    stays,
    onClose: close,
    onSaved: refresh,
    onDone(item) {
      toast.success(messages.nounSaved(capital(noun)));
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
          noun={noun}
          read={props.read}
          onClose={close}
        >
          {(item) => editor(item, editorProps, list.rows)}
        </ItemForm>
      )}
      <ManagedTable
        list={list}
        caption={messages.pluralNewestFirst(capital(plural))}
        columns={[
          selectColumn<Row>(selection),
          ...props.columns({ editPath, onDelete: removal.ask }),
        ]}
        rowKey={({ id }) => id}
        current={editing?.mode === 'edit' ? editing.id : undefined}
        searchLabel={messages.searchPlural(plural)}
        searchHint={props.searchHint}
        nouns={nouns}
        failure={messages.failedToLoadPlural(plural)}
        filter={filter.field}
        above={
          <BulkBar
            nouns={nouns}
            shown={(list.rows ?? []).map(({ id }) => id)}
            selection={selection}
            actions={props.bulkActions}
            onChoose={setBulk}
          />
        }
        empty={
          filter.state ? (
            <Notice
              tone="empty"
              title={messages.nonePresent(plural, stateLabels[filter.state].toLowerCase())}
              action={
                <Button size="sm" variant="secondary" onClick={filter.showAll}>
                  {messages.showAllPlural(plural)}
                </Button>
              }
            />
          ) : (
            <Notice
              tone="empty"
              title={messages.noPluralYet(plural)}
              action={<LinkButton to={createPath}>{messages.newNoun(noun)}</LinkButton>}
            >
              {props.emptyText}
            </Notice>
          )
        }
        actions={
          editing?.mode !== 'create' && (
            <LinkButton
              size="sm"
              variant={editing ? 'secondary' : 'primary'}
              to={createPath}
              data-edit=""
              icon={<Plus aria-hidden />}
            >
              {messages.newNoun(noun)}
            </LinkButton>
          )
        }
      />
      {removal.dialog}
      {bulk && (
        <BulkDialog
          action={bulk}
          ids={selection.ids}
          nouns={nouns}
          send={props.changeMany}
          onChanged={(ids) => {
            selection.set(ids, false);
            setSaved(undefined);
            refresh();
          }}
          onClose={() => setBulk(undefined)}
        />
      )}
    </>
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
