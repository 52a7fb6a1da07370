import type { ReactNode } from 'react';
import { copyOf, type Titled } from './copy-of.ts';
import { LoadingEditor } from './loading-editor.tsx';
import type { SavedItem } from './saved-item.ts';
import type { Editing } from './use-editing.ts';
import { useLoadedItem } from './use-loaded-item.ts';

/** The props that the editors of all kinds of items share. */
export interface ItemEditorProps<Item> {
  /** The item whose texts and settings a new one copies. */
  copied: Item | undefined;
  /** Whether a URL shows the same form. */
  isSameForm: (to: URL) => boolean;
  onClose: () => void;
  /** Called after a save; the form may stay open for its files. */
  onSaved: () => void;
  onDone: (item: SavedItem) => void;
}

export interface ItemFormProps<Item> {
  editing: Editing;
  /** The text for a deleted item. */
  goneText: string;
  read: (id: string, signal: AbortSignal) => Promise<Item>;
  onClose: () => void;
  /**
   * Renders the editor.
   * @param item undefined for a new item, which may start as a copy
   */
  children: (item: Item | undefined, copied?: Item) => ReactNode;
}

/** The form in the URL: for a new item, for an existing one, which is loaded first, or for a copy. */
export function ItemForm<Item extends Titled>({ editing, ...rest }: ItemFormProps<Item>) {
  if (editing.mode === 'create') return <>{rest.children(undefined)}</>;
  const { mode, id } = editing;
  const children = (item: Item) =>
    mode === 'copy' ? rest.children(undefined, copyOf(item)) : rest.children(item);
  return (
    <LoadedItem {...rest} id={id}>
      {children}
    </LoadedItem>
  );
}

function LoadedItem<Item>({
  id,
  goneText,
  read,
  onClose,
  children,
}: Omit<ItemFormProps<Item>, 'editing' | 'children'> & {
  id: string;
  children: (item: Item) => ReactNode;
}) {
  const { item, error, retry } = useLoadedItem(id, (signal) => read(id, signal));
  if (item) return <>{children(item)}</>;
  return <LoadingEditor error={error} goneText={goneText} onRetry={retry} onClose={onClose} />;
}
