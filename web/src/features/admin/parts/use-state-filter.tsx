import { useNavigate } from 'react-router';
import { publicationState, type PublicationState } from '#shared/contracts/fields.ts';
import { Select } from '#web/src/components/select.tsx';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { readListQuery, withListQuery } from './list-query.ts';
import * as messages from './messages.ts';
import { stateLabels } from './state-labels.ts';
import styles from './use-state-filter.module.css';

const options = [
  { value: '', label: messages.allStates },
  ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
];

/** Returns the state by which a list is filtered, from the URL, and the field that chooses it. */
export function useStateFilter(prefix: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = `${prefix}state`;
  const state: PublicationState | undefined = publicationState.safeParse(search.get(name)).data;

  function choose(next: string): void {
    const { q } = readListQuery(search, prefix);
    const query = withListQuery(search, prefix, { q, cursor: '', page: 1 });
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
