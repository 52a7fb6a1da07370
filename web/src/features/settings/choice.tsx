import { useStored } from '../../lib/use-stored.ts';
import styles from './choice.module.css';

export interface ChoiceProps {
  /** Key in the browser's storage, and name of the attribute on the root element that styles go by (see app/boot.ts). */
  setting: 'theme' | 'motion';
  legend: string;
  /** `system` removes the setting. */
  options: readonly { value: string; label: string }[];
}

/** A setting that shows as soon as it is chosen. */
export function Choice({ setting, legend, options }: ChoiceProps) {
  const [value, store] = useStored(setting, 'system');

  function choose(next: string): void {
    store(next === 'system' ? null : next);
    applySetting(setting, next);
  }

  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={setting}
              value={option.value}
              checked={value === option.value}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Boot.ts does the same before the first paint of the next load. */
function applySetting(setting: ChoiceProps['setting'], value: string): void {
  if (value === 'system') document.documentElement.removeAttribute(`data-${setting}`);
  else document.documentElement.setAttribute(`data-${setting}`, value);
}
