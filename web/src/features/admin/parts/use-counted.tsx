import { useState, type FormEvent } from 'react';
import { classNames } from '#web/src/lib/class-names.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import styles from './use-counted.module.css';
import * as messages from './messages.ts';

/** Counts as the contracts do: without surrounding white space. */
const lengthOf = (text: string): number => text.trim().length;

/**
 * Counts the characters of an uncontrolled field.
 * @returns What to spread on the field: `onInput`, and a hint with the count.
 */
export function useCounted(initial: string, { least = 0, most }: { least?: number; most: number }) {
  const [length, setLength] = useState(lengthOf(initial));
  const off = length > most || (length > 0 && length < least);
  return {
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(lengthOf(event.currentTarget.value)),
    hint: (
      <span className={styles.hint}>
        <span>
          {least > 1
            ? messages.leastToMostCharacters(least, formatCount(most))
            : messages.atMostCharacters(formatCount(most))}
        </span>
        <span className={classNames(styles.count, off && styles.off)}>
          {formatCount(length)} / {formatCount(most)}
        </span>
      </span>
    ),
    recount: (text: string) => setLength(lengthOf(text)),
  };
}
