import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './editor-frame.module.css';

export interface RestoredNoteProps {
  id: string;
  /** The item has been saved since the texts were typed. */
  outdated: boolean;
  discard: () => void;
}

/** Says that a form shows what was typed before the page or the session ended. */
export function RestoredNote({ id, outdated, discard }: RestoredNoteProps) {
  return (
    <div id={id} className={styles.restored}>
      <Notice
        tone="info"
        title="Your unsaved text from before was put back"
        action={
          <Button size="sm" variant="secondary" onClick={discard}>
            Discard it
          </Button>
        }
      >
        {outdated
          ? 'The item has been saved since you typed it: saving now replaces that. Files have to be chosen again.'
          : 'Files have to be chosen again.'}
      </Notice>
    </div>
  );
}
