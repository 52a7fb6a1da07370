import { useNavigate } from 'react-router';
import { Select } from '#web/src/components/select.tsx';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { readListQuery, withListQuery } from './list-query.ts';
import * as messages from './messages.ts';
import styles from './use-state-filter.module.css';

/**
 * Returns the state by which a list is filtered, from the URL, and the field that chooses it.
 * @param labels the texts of the states
 */
export function useStateFilter<State extends string>(labels: Record<State, string>, prefix = '') {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = `${prefix}state`;
  const asked = search.get(name) ?? '';
  const state = Object.hasOwn(labels, asked) ? (asked as State) : undefined;
  const options = [
    { value: '', label: messages.allStates },
    ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
  ];

  function choose(next: string): void {
    const { q, sort } = readListQuery(search, prefix);
    const query = withListQuery(search, prefix, { q, sort, cursor: '', page: 1 });
    if (next) query.set(name, next);
    else query.delete(name);
    void navigate({ search: String(query) && `?${query}` });
  }

  return {
    state,
    showAll: () => choose(''),
    field: (
      <Select
        label={messages.state}
        labelHidden
        className={styles.filter}
        value={state ?? ''}
        options={options}
        onChange={(event) => choose(event.target.value)}
      />
    ),
  };
}
