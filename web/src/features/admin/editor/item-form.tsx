import type { ReactNode } from 'react';
import { LoadingEditor } from './loading-editor.tsx';
import type { SavedItem } from './saved-item.ts';
import type { Editing } from './use-editing.ts';
import { useLoadedItem } from './use-loaded-item.ts';

/** What the editor of every kind of item is given. */
export interface ItemEditorProps {
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
  /** Undefined for a new one. */
  children: (item: Item | undefined) => ReactNode;
}

/** The form that the address asks for: of a new item, or of one that is read first. */
export function ItemForm<Item>({ editing, ...rest }: ItemFormProps<Item>) {
  if (editing.mode === 'create') return <>{rest.children(undefined)}</>;
  return <LoadedItem {...rest} id={editing.id} />;
}

function LoadedItem<Item>({
  id,
  goneText,
  read,
  onClose,
  children,
}: Omit<ItemFormProps<Item>, 'editing'> & { id: string }) {
  const { item, error, retry } = useLoadedItem(id, (signal) => read(id, signal));
  if (item) return <>{children(item)}</>;
  return <LoadingEditor error={error} goneText={goneText} onRetry={retry} onClose={onClose} />;
}
