import type { ReactNode } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './confirm-dialog.module.css';
import * as messages from './messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, or its subject. */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** Names the action: 'Delete', 'Discard changes'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that cannot be undone, or that remove something. */
  danger?: boolean;
  pending?: boolean;
  /** Why the action failed. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = messages.cancel } = props;
  const { danger, pending, error, onConfirm, onClose } = props;
  const close = pending ? () => undefined : onClose;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="sm"
      actions={
        <>
          <Button variant="secondary" ref={markFirst} onClick={close}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {children}
        {error && <Notice tone="error" title={error} />}
      </div>
    </Dialog>
  );
}

/** Sets `autofocus` on a button. React would call focus() instead, too early: the dialog is not shown yet. */
function markFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
