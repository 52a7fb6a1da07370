import { useEffect, useState, type ReactNode } from 'react';
import { errorText, failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { focusPageHeading } from '#web/src/lib/focus-page-heading.ts';
import { toast } from '#web/src/lib/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import * as messages from './messages.ts';

export interface RemovalOptions<Row> {
  /** 'Are you sure you want to delete this episode?' */
  question: string;
  /** The consequences: who keeps what. */
  consequence: (row: Row) => ReactNode;
  titleOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  /** 'Delete failed': shown before the server's own text; with `serverFirst`, only if there is none. */
  failure: string;
  serverFirst?: boolean;
  /** The button and the toast, if what happens is not called deleting. */
  words?: { confirm: string; done: (title: string) => string };
  onRemoved: (row: Row) => void;
}

const deleting = { confirm: messages.deleteLabel, done: messages.titleWasDeleted };

/** Asks for confirmation, then deletes. */
export function useRemoval<Row>(options: RemovalOptions<Row>) {
  const { words = deleting } = options;
  const [row, setRow] = useState<Row>();
  const [removed, setRemoved] = useState(0);
  // Runs after the closed dialog has returned the focus to a button of the deleted row.
  useEffect(() => {
    if (removed) focusPageHeading();
  }, [removed]);
  const removal = useAction(async (chosen: Row) => {
    try {
      await options.remove(chosen);
    } catch (error) {
      toast.error(textOf(options, error));
      throw error;
    }
    toast.success(words.done(options.titleOf(chosen)));
    setRow(undefined);
    setRemoved((count) => count + 1);
    options.onRemoved(chosen);
  });
  return {
    ask: (chosen: Row) => setRow(() => chosen),
    dialog: (
      <ConfirmDialog
        open={row !== undefined}
        title={options.question}
        confirmLabel={words.confirm}
        danger
        pending={removal.pending}
        onClose={() => setRow(undefined)}
        onConfirm={() => row !== undefined && void removal.run(row)}
      >
        {row !== undefined && options.consequence(row)}
      </ConfirmDialog>
    ),
  };
}

function textOf<Row>({ failure, serverFirst }: RemovalOptions<Row>, error: unknown): string {
  if (serverFirst) return failureText(error, failure);
  const reason = errorText(error, '');
  return reason ? `${failure}: ${reason}` : failure;
}
