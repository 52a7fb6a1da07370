import { ChoiceInput } from './choice-input.tsx';
import type { TabsProps } from './tabs.tsx';
import styles from './tabs.module.css';

interface RadioTabsProps<Id extends string> extends Omit<TabsProps<Id>, 'panelId'> {
  /** The name of the radio buttons. Styles of the page depend on which one is checked, with or without the app. */
  name: string;
}

/** Radio buttons that look like tabs, for panels that are all in the page. */
export function RadioTabs<Id extends string>(props: RadioTabsProps<Id>) {
  const { label, name, tabs, active, onChange } = props;
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {tabs.map(({ id, label: text, count }) => (
        <label key={id} className={styles.tab}>
          <ChoiceInput
            type="radio"
            name={name}
            value={id}
            checked={id === active}
            onChange={() => onChange(id)}
          />
          <span>
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
