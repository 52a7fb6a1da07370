import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { lazyPart } from '#web/src/components/lazy-part.tsx';
import { Section } from '#web/src/components/section.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import type { CheckRunProps } from './check-run.tsx';
import { pickFile, type Job } from './pick-file.ts';
import styles from './core-checker.module.css';

const CheckRun = lazyPart<CheckRunProps>(() => import('./check-run.tsx'));

export interface CoreCheckerProps {
  heading: string;
  intro: string;
  /** What only the command does, so that nobody pays for what is free here. */
  children: ReactNode;
}

/**
 * Checks a file in the browser. The input covers the box, so it accepts files before the app runs; afterwards a file
 * can be dropped anywhere in this section. The code that checks a file and shows its findings is loaded once a file is
 * chosen.
 */
export function CoreChecker({ heading, intro, children }: CoreCheckerProps) {
  const [job, setJob] = useState<Job & { id: number }>();
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(picked: File | undefined | string): void {
    const isProblem = typeof picked === 'string';
    setOver(false);
    setProblem(isProblem ? picked : '');
    // Allows the same file to be chosen again after a repair.
    input.current!.value = '';
    if (!isProblem) setJob((before) => ({ file: picked, id: (before?.id ?? 0) + 1 }));
  }

  function close(text: string): void {
    setJob(undefined);
    setSaid(text);
    input.current!.focus();
  }

  useEffect(() => {
    const [early] = input.current!.files!;
    if (early) take(early);
  }, []);

  return (
    <Section id="checker" stacked heading={heading} intro={intro}>
      <div
        className={styles.checker}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          take(pickFile(event.dataTransfer));
        }}
      >
        <div>
          <div className={classNames(styles.box, over && styles.over)}>
            <label htmlFor="las-file">Choose a LAS file</label>
            <span className={styles.drop}>or drop it here</span>
            <input
              ref={input}
              type="file"
              id="las-file"
              onChange={({ target: { files } }) => files?.[0] && take(files[0])}
            />
          </div>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <p className={styles.practice}>
            No log at hand?{' '}
            <Button variant="secondary" size="sm" onClick={() => take(undefined)}>
              Try a practice file
            </Button>
          </p>
          <noscript>
            <p>The checker needs JavaScript to run in your browser. The command does not.</p>
          </noscript>
        </div>
        {job && (
          <div className={styles.run}>
            <CheckRun key={job.id} job={job} say={setSaid} onClose={close} />
          </div>
        )}
        <div className={styles.adds}>{children}</div>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Section>
  );
}
