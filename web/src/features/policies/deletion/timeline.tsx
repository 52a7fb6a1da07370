import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import * as messages from './messages.ts';
import type { Step } from './timeline-of.ts';
import styles from './timeline.module.css';

/** The steps along a vertical rule, filled up to the current one. */
export function Timeline({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ title, text, at, state }) => (
        <li
          key={title}
          className={styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <p className={styles.title}>
            {title}
            {state === 'past' && <VisuallyHidden>{messages.done}</VisuallyHidden>}
          </p>
          {at && (
            <p className={styles.date}>
              <time dateTime={at}>{formatDate(at)}</time>
            </p>
          )}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
