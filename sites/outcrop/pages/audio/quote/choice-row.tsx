import { ChoiceInput } from '#web/src/components/choice-input.tsx';
import styles from './choice-row.module.css';

export interface ChoiceRowProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  words: Record<Value, { label: string; price: string }>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A line of the slip with one option to choose. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { legend, name, values, words, chosen, onChoose } = props;
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {values.map((value) => (
          <label key={value} className={styles.option}>
            <ChoiceInput
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{words[value].label}</span>
            <span className={styles.price}>{words[value].price}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
