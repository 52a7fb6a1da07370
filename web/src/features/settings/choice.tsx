import { ChoiceInput } from '../../components/choice-input.tsx';
import { useStored } from '../../lib/use-stored.ts';
import styles from './choice.module.css';

export interface ChoiceProps {
  /** Key in the browser's storage. */
  setting: 'theme' | 'motion' | 'playbackRate';
  legend: string;
  hint?: string;
  /** The choice that removes the setting. */
  fallback: string;
  options: readonly { value: string; label: string }[];
}

/** A setting that takes effect as soon as it is chosen. */
export function Choice({ setting, legend, hint, fallback, options }: ChoiceProps) {
  const [value, store] = useStored(setting, fallback);

  function choose(next: string): void {
    store(next === fallback ? null : next);
    if (setting !== 'playbackRate') applySetting(setting, next);
  }

  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <ChoiceInput
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

/**
 * Styles depend on this attribute of the root element; on the next load, the script in the head sets it before the
 * first paint.
 */
function applySetting(setting: 'theme' | 'motion', value: string): void {
  if (value === 'system') document.documentElement.removeAttribute(`data-${setting}`);
  else document.documentElement.setAttribute(`data-${setting}`, value);
}
