import { useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { DialogContent } from './dialog-content.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './dialog.module.css';
import * as messages from './messages.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, a click on the backdrop, and the close button. The dialog closes when `open` turns false. */
  onClose: () => void;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Buttons in a bar at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. Not rendered while closed or while prerendering: a page may start with it open. */
export function Dialog(props: DialogProps) {
  const hydrated = useHydrated();
  return props.open && hydrated ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, size = 'md', actions, children }: DialogProps) {
  const titleId = useId();
  const { dialogProps } = useModalDialog(true, onClose);
  return (
    <dialog
      {...dialogProps}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
    >
      <div className={styles.frame}>
        <div className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.close}
            onClick={onClose}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        <DialogContent actions={actions}>{children}</DialogContent>
        <ToastOutlet inFlow />
      </div>
    </dialog>
  );
}
