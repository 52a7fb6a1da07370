import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { RestoredNote } from './restored-note.tsx';
import type { ItemForm } from './use-item-form.ts';
import styles from './editor-frame.module.css';
import * as messages from './messages.ts';

export interface EditorFrameProps {
  title: ReactNode;
  /** Beside the title: the item's state. */
  badge?: ReactNode;
  form: ItemForm;
  /** The texts. */
  children: ReactNode;
  /** Price, category and files. */
  side: ReactNode;
  /** Content below the form that is saved separately. */
  below?: ReactNode;
  saveLabel: string;
  /** The title of the notice if saving failed; the failure itself by default. */
  failureTitle?: string;
  /** The percentage of the files that has been sent; undefined while unknown. */
  percent: number | undefined;
  onCancel: () => void;
}

/** A form's sheet above the table: heading, texts on the left, price and files on the right, Save at the foot. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, badge, form, children, side, below, saveLabel, failureTitle, percent, onCancel } =
    props;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const noteId = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const busy = form.step !== 'idle';
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2
          ref={heading}
          id={headingId}
          aria-describedby={form.restored && noteId}
          tabIndex={-1}
          className={styles.title}
        >
          {title}
        </h2>
        {badge}
      </header>
      {form.restored && (
        <RestoredNote id={noteId} discard={form.restored.discard}>
          {form.restored.outdated ? messages.thisItemWasSavedAfter : messages.chooseYourFilesAgain}
        </RestoredNote>
      )}
      <form {...form.formProps} className={styles.form}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>{side}</div>
        <footer className={styles.foot}>
          {form.failure !== undefined && (
            <Notice tone="error" title={failureTitle ?? form.failure}>
              {failureTitle !== undefined && failureTitle !== form.failure && form.failure}
            </Notice>
          )}
          {busy && (
            <div>
              <ProgressBar
                label={busyText(form.step)}
                value={form.step === 'sending' ? percent : undefined}
              />
            </div>
          )}
          <div className={styles.actions}>
            <Button type="submit" pending={busy}>
              {saveLabel}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {messages.cancel}
            </Button>
            <span role="status" className={styles.status}>
              {busy ? busyText(form.step) : form.unsaved ? messages.unsavedChanges : ''}
            </span>
          </div>
        </footer>
      </form>
      {below}
    </section>
  );
}

const busyText = (step: ItemForm['step']): string =>
  step === 'sending' ? messages.uploading : messages.saving;
