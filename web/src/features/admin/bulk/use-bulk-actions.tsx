import { useState } from 'react';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import type { CatalogueMessages } from '../catalogues/catalogue-messages.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';
import { actionWords } from './bulk-texts.ts';
import { selectColumn } from './select-column.tsx';
import { useSelection } from './use-selection.ts';

export interface BulkActionsOptions<Row, Action extends ItemChanges['action']> extends Pick<
  BulkDialogProps<Action>,
  'tags' | 'send'
> {
  words: Pick<CatalogueMessages, 'selected' | 'changes'>;
  actions: readonly Action[];
  /** The rows on this page; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Called after items have been changed. */
  onChanged: () => void;
}

/** Selects items of a list and changes them at once. Returns the table's column, the bar above it and the dialog. */
export function useBulkActions<
  Row extends { id: string; title: string },
  Action extends ItemChanges['action'],
>({ words, actions, rows = [], tags, send, onChanged }: BulkActionsOptions<Row, Action>) {
  const selection = useSelection();
  const [chosen, setChosen] = useState<Action>();
  return {
    column: selectColumn<Row>(selection, (row) => row),
    bar: (
      <BulkBar
        label={words.selected}
        shown={rows.map(({ id }) => id)}
        selection={selection}
        actions={actions.map((name) => ({
          name,
          label: actionWords[name].button,
          isDangerous: name === 'delete',
        }))}
        onChoose={setChosen}
      />
    ),
    dialog: chosen && (
      <BulkDialog
        action={chosen}
        ids={selection.ids}
        tags={tags}
        words={words.changes}
        send={send}
        onChanged={(ids) => {
          selection.set(ids, false);
          onChanged();
        }}
        onClose={() => setChosen(undefined)}
      />
    ),
  };
}
