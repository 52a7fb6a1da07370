import type { ReactNode } from 'react';
import { copyOf, type Titled } from './copy-of.ts';
import { LoadingEditor } from './loading-editor.tsx';
import type { SavedItem } from './saved-item.ts';
import type { Editing } from './use-editing.ts';
import { useLoadedItem } from './use-loaded-item.ts';

/** What the editor of every kind of item is given. */
export interface ItemEditorProps<Item> {
  /** What a new item begins with: another one, whose texts and settings it takes over. */
  copied: Item | undefined;
  /** Whether an address shows the same form. */
  stays: (to: URL) => boolean;
  onClose: () => void;
  /** Something was saved; the form may stay open for its files. */
  onSaved: () => void;
  onDone: (item: SavedItem) => void;
}

export interface ItemFormProps<Item> {
  editing: Editing;
  /** What is said of one that was deleted. */
  goneText: string;
  read: (id: string, signal: AbortSignal) => Promise<Item>;
  onClose: () => void;
  /** @param item undefined for a new one, which may begin as a copy */
  children: (item: Item | undefined, copied?: Item) => ReactNode;
}

/** The form that the address asks for: of a new item, of one that is read first, or of a copy of one. */
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
