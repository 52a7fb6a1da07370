import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './editor-frame.module.css';

export interface RestoredNoteProps {
  id: string;
  /** The item has been saved since the texts were typed. */
  outdated: boolean;
  discard: () => void;
}

/** Explains that the form shows text from before the page or session ended. */
export function RestoredNote({ id, outdated, discard }: RestoredNoteProps) {
  return (
    <div id={id} className={styles.restored}>
      <Notice
        tone="info"
        title="We restored your unsaved text"
        action={
          <Button size="sm" variant="secondary" onClick={discard}>
            Discard
          </Button>
        }
      >
        {outdated
          ? 'This item was saved after you typed this text. Saving now overwrites that version. Choose your files again.'
          : 'Choose your files again.'}
      </Notice>
    </div>
  );
}
