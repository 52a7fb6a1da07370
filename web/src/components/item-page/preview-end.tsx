import type { ReactNode } from 'react';
import styles from './preview-end.module.css';

export interface PreviewEndProps {
  /** Sentences about the preview. */
  text: readonly string[];
  /** Price and buttons. */
  children: ReactNode;
}

/** The end of a preview: what it contained, and the offer of the whole. */
export function PreviewEnd({ text, children }: PreviewEndProps) {
  return (
    <div className={styles.end}>
      <p>{text.join(' ')}</p>
      {children}
    </div>
  );
}
