import type { ReactNode } from 'react';
import type { ManagedAuthor } from '#shared/contracts/authors.ts';
import { LoadingEditor } from '../editor/loading-editor.tsx';
import { useLoadedItem } from '../editor/use-loaded-item.ts';
import { adminCall } from '../parts/admin-call.ts';
import * as messages from './messages.ts';

interface LoadedAuthorProps {
  id: string;
  onClose: () => void;
  children: (author: ManagedAuthor) => ReactNode;
}

/** Loads the author whose form is opened. */
export function LoadedAuthor({ id, onClose, children }: LoadedAuthorProps) {
  const { item, error, retry } = useLoadedItem(id, (signal) =>
    adminCall('GET /api/admin/authors/{id}', { id }, signal),
  );
  if (item) return <>{children(item)}</>;
  return (
    <LoadingEditor
      error={error}
      goneText={messages.authorIsGone}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
