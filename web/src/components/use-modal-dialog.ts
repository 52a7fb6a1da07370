import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { focusPageHeading } from '#web/src/lib/focus-page-heading.ts';

interface ModalDialog {
  /** Props to spread on a `<dialog>`. */
  dialogProps: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * A ref for the field that has the focus when its dialog opens. React focuses a field with `autoFocus` before the dialog
 * is open, when it cannot have the focus, and writes no attribute that the browser would follow then.
 */
export function focusInDialog(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}

/**
 * A native modal dialog driven by `open`. The browser makes the page behind it inert and keeps the focus inside. The
 * focus returns to what had it, or to the page's heading if that is gone (a button to refund what is now refunded). Esc
 * and a click on the backdrop (pressed and released there) call `onClose`.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // close() restores the focus only while the dialog is in the document, but React may have removed it.
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
      else focusPageHeading();
    };
  }, [open]);

  return {
    dialogProps: {
      ref,
      onCancel(event) {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      onMouseDown(event) {
        pressedOnBackdrop.current = event.target === ref.current;
      },
      onClick(event) {
        if (event.target === ref.current && pressedOnBackdrop.current) onClose();
      },
    },
  };
}
