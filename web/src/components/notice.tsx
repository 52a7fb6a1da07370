import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, SearchX } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import styles from './notice.module.css';

const icons = { error: CircleAlert, empty: SearchX, success: CircleCheck, info: Info };

export interface NoticeProps {
  /** `error` is announced at once; `empty` means that there is nothing to show. */
  tone: 'error' | 'empty' | 'success' | 'info';
  title: string;
  children?: ReactNode;
  /** A Button or LinkButton, or several. */
  action?: ReactNode;
}

/** A block that explains a state and what to do. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon aria-hidden size={22} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.detail}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
