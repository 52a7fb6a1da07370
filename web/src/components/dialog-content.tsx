import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogContentProps {
  /** Buttons in a bar at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The content below a dialog's title. */
export function DialogContent({ actions, children }: DialogContentProps) {
  return (
    <div className={styles.content}>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
