import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './page.module.css';

/** The column of a page's content. `narrow` suits forms and long text. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.page, narrow && styles.narrow)}>{children}</div>;
}
