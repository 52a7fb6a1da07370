import type { ReactNode } from 'react';
import styles from './preview-end.module.css';

export interface PreviewEndProps {
  /** Sentences on what was shown. */
  text: readonly string[];
  /** Price and buttons. */
  children: ReactNode;
}

/** After a preview: what it was, and how to have all of it. */
export function PreviewEnd({ text, children }: PreviewEndProps) {
  return (
    <div className={styles.end}>
      <p>{text.join(' ')}</p>
      {children}
    </div>
  );
}
