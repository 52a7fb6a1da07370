import { useState, type ReactNode } from 'react';
import { errorText, failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface RemovalParts<Row> {
  /** 'Are you sure you want to delete this episode?' */
  question: string;
  /** What follows: who keeps what. */
  consequence: (row: Row) => ReactNode;
  titleOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  /** 'Delete failed': stands before the server's own text. With `serverFirst` only where it has none. */
  failure: string;
  serverFirst?: boolean;
  onRemoved: (row: Row) => void;
}

/** Asks, then deletes. */
export function useRemoval<Row>(parts: RemovalParts<Row>) {
  const [row, setRow] = useState<Row>();
  const removal = useAction(async (doomed: Row) => {
    try {
      await parts.remove(doomed);
    } catch (error) {
      toast.error(textOf(parts, error));
      throw error;
    }
    toast.success(`“${parts.titleOf(doomed)}” was deleted`);
    setRow(undefined);
    parts.onRemoved(doomed);
  });
  return {
    ask: (doomed: Row) => setRow(() => doomed),
    dialog: (
      <ConfirmDialog
        open={row !== undefined}
        title={parts.question}
        confirmLabel="Delete"
        danger
        pending={removal.pending}
        onClose={() => setRow(undefined)}
        onConfirm={() => row !== undefined && void removal.run(row)}
      >
        {row !== undefined && parts.consequence(row)}
      </ConfirmDialog>
    ),
  };
}

function textOf<Row>({ failure, serverFirst }: RemovalParts<Row>, error: unknown): string {
  if (serverFirst) return failureText(error, failure);
  const reason = errorText(error, '');
  return reason ? `${failure}: ${reason}` : failure;
}
