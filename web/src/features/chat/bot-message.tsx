import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './bot-message.module.css';

/** What the assistant says: a note in the margin line, with its beds beside it. */
export function BotMessage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message}>
      <VisuallyHidden>Assistant: </VisuallyHidden>
      {children}
    </div>
  );
}
