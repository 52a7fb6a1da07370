import { classNames } from '#web/src/lib/class-names.ts';
import type { Flag } from './sample-report.ts';
import styles from './flag-mark.module.css';

/** A flag as the app prints it: with a shape and a word, not colour alone. */
export function FlagMark({ flag }: { flag: Flag }) {
  return <span className={classNames(styles.flag, styles[flag])}>{flag}</span>;
}
