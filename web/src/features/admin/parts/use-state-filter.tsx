import { Select } from '#web/src/components/select.tsx';
import * as messages from './messages.ts';
import { useFilter } from './use-filter.ts';
import styles from './use-filter.module.css';

/**
 * Returns the state by which a list is filtered, from the URL, and the field that chooses it.
 * @param labels the texts of the states
 */
export function useStateFilter<State extends string>(labels: Record<State, string>) {
  const { read, change } = useFilter();
  const asked = read('state');
  const state = Object.hasOwn(labels, asked) ? (asked as State) : undefined;
  const options = [
    { value: '', label: messages.allStates },
    ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
  ];
  return {
    state,
    showAll: () => change({ state: '' }),
    field: (
      <Select
        label={messages.state}
        labelHidden
        className={styles.filter}
        value={state ?? ''}
        options={options}
        onChange={(event) => change({ state: event.target.value })}
      />
    ),
  };
}
