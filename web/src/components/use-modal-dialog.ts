import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface ModalDialog {
  /** Spread on a `<dialog>`. */
  dialogProps: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * A native modal dialog driven by `open`. The browser makes the page behind it inert, keeps focus inside and gives it
 * back; Esc and a click on the backdrop (pressed and let go there) ask to close.
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
      // close() restores focus only while the dialog is in the document, which React may have taken it out of.
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
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
