import { useEffect, useRef, useState } from 'react';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import styles from './check-run.module.css';
import { Findings } from './findings.tsx';
import type { Job } from './pick-file.ts';
import { startCheck, type CheckState, type RunningCheck } from './start-check.ts';

export interface CheckRunProps {
  job: Job;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
  /** Ends the check and announces a text. */
  onClose: (text: string) => void;
}

const failures = {
  unreadable: [
    'The browser could not read this file',
    'It may be a folder, or it was moved or changed after you chose it. Choose the file again.',
  ],
  lost: [
    'The checker could not be loaded',
    'Check your connection, then try again. Your file was not sent anywhere.',
  ],
  stopped: [
    'The check stopped',
    `Something in this file stopped the checker. Write to ${site.emails.support} and attach the first 60 lines.`,
  ],
} as const;

/** One check, from the chosen file to its findings. */
export default function CheckRun({ job, say, onClose }: CheckRunProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CheckState>();
  const check = useRef<RunningCheck>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = job.file?.name ?? 'Practice file';
  const percent = state?.type === 'progress' ? Math.floor((100 * state.read) / (state.of || 1)) : 0;
  const quarter = percent - (percent % 25);
  const isOver = state !== undefined && state.type !== 'progress';

  useEffect(() => {
    check.current = startCheck(job, setState);
    return check.current.stop;
  }, [job, attempt]);

  useEffect(() => {
    if (!isOver) say(`Checking ${name}${quarter > 0 ? `: ${quarter} % read` : ''}`);
  }, [say, name, quarter, isOver]);

  useEffect(() => {
    if (!isOver) return;
    const { current } = heading;
    say(current!.textContent);
    current!.focus();
  }, [say, isOver]);

  if (!isOver) {
    return (
      <div className={styles.run}>
        <p className={styles.name}>
          Checking <span>{name}</span>
        </p>
        <ProgressBar label={`Checking ${name}`} value={percent} />
        <Button variant="secondary" size="sm" onClick={() => onClose('Cancelled')}>
          Cancel
        </Button>
      </div>
    );
  }

  const more: RunningCheck['more'] = (rule, from) => check.current!.more(rule, from);
  const report = state.type === 'report' ? state.report : undefined;
  const [title, text] =
    state.type === 'report' ? [state.report.heading, state.report.refusal] : failures[state.type];
  return (
    <div className={styles.run}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>
            <span>{name}</span>
          </p>
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          {report && report.facts.length > 0 && (
            <ul className={styles.facts}>
              {report.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.buttons}>
          {state.type === 'lost' && (
            <Button
              size="sm"
              onClick={() => {
                setState(undefined);
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => onClose('')}>
            Check another file
          </Button>
        </div>
      </div>
      {report && !report.refusal && report.groups.every(({ severity }) => severity === 'info') && (
        <Notice tone="success" title="Nothing to repair">
          No rule found an error or a warning. Rules cannot tell everything: whether a curve is the
          right one, for example, is for you to check.
        </Notice>
      )}
      {report?.groups.map((group) => (
        <Findings key={group.severity} {...group} more={more} />
      ))}
    </div>
  );
}
