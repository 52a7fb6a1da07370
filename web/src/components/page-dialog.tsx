import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { ToastOutlet } from './toast-outlet.tsx';
import styles from './dialog.module.css';
import * as messages from './messages.ts';

export interface PageDialogProps {
  /** A button with `command="show-modal"` and `commandfor` of this id opens the dialog, with or without the app. */
  id: string;
  title: string;
  size?: 'sm' | 'md' | 'lg';
  onClose?: () => void;
  /** Receives whether the dialog is open: content that is costly or must be loaded is rendered only then. */
  children: (open: boolean) => ReactNode;
}

/** A modal dialog that is part of the page's HTML, opened and closed by the browser itself. */
export function PageDialog({ id, title, size = 'md', onClose, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  // The dialog may have been opened before the app ran. React does not listen for `toggle` on a hydrated dialog.
  useEffect(() => {
    const element = dialog.current!;
    const update = () => setOpen(element.open);
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- for the backdrop; Escape closes a dialog, too
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <div className={styles.frame}>
        <div className={styles.bar}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.close}
            command="close"
            commandfor={id}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        {children(open)}
        {open && <ToastOutlet inFlow />}
      </div>
    </dialog>
  );
}

/** Closes a dialog on a click on its backdrop, for browsers without `closedby` (Safari). */
export function closeByBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}
