import type { ReactNode } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './confirm-dialog.module.css';
import * as messages from './messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, or what it is about. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Says what it does: 'Delete', 'Discard changes'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what can't be taken back, or takes something away. */
  danger?: boolean;
  pending?: boolean;
  /** Why it did not go through. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. Focus begins on the way out. */
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

/** React focuses instead of writing the attribute, which is too early: the dialog is not shown yet. */
function markFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
