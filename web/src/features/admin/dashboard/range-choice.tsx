import * as messages from './messages.ts';
import { ranges } from './use-days.ts';
import styles from './range-choice.module.css';

/** Selects the length of the report. */
export function RangeChoice({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{messages.showLast}</legend>
      {ranges.map((range) => (
        <label key={range.value} className={styles.option}>
          <input
            type="radio"
            name="days"
            value={range.value}
            checked={range.value === value}
            onChange={() => onChange(range.value)}
          />
          {range.label}
        </label>
      ))}
    </fieldset>
  );
}
