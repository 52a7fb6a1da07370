import type { ReactNode } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './editor-frame.module.css';
import * as messages from './messages.ts';

export interface RestoredNoteProps {
  id: string;
  discard: () => void;
  /** What the administrator should know or do. */
  children?: ReactNode;
}

/** Explains that the form shows text from before the page or session ended. */
export function RestoredNote({ id, discard, children }: RestoredNoteProps) {
  return (
    <div id={id} className={styles.restored}>
      <Notice
        tone="info"
        title={messages.weRestoredYourUnsavedText}
        action={
          <Button size="sm" variant="secondary" onClick={discard}>
            {messages.discard}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
