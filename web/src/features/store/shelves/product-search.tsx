import { useEffect, useEffectEvent, useMemo } from 'react';
import { storeWords } from '#shared/site-words/store.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { inCategory } from './categories.ts';
import * as messages from './messages.ts';
import styles from './product-search.module.css';

export interface ProductSearchProps {
  /** The category to search; undefined while all are shown. */
  category: string | undefined;
  /** Called with the matches, best first, or with undefined if there is no query. */
  onFound: (found: readonly Product[] | undefined) => void;
}

/** Searches the store's products, in the chosen category or all; the search is kept in the address beside the category. */
export default function ProductSearch({ category, onFound }: ProductSearchProps) {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const { data, error } = useCall('GET /api/products', q ? { q } : null, {
    keepPreviousData: true,
    shouldRetryOnError: true,
  });
  const draft = useSearchDraft(q, (text) => {
    const next = new URLSearchParams(query);
    if (text) next.set('q', text);
    else next.delete('q');
    setQuery(next, { replace: true });
  });
  const found = useMemo(
    () => (q && data ? inCategory(data, category) : undefined),
    [q, data, category],
  );
  const reportFound = useEffectEvent(onFound);
  useEffect(() => reportFound(found), [found]);
  return (
    <form
      role="search"
      aria-label={messages.products}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        draft.commit();
      }}
    >
      <TextField
        label={storeWords.shelves.files.search}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
      />
      <p role="status" className={styles.found}>
        {error && failureText(error, messages.searchFailed)}
        {found?.length === 0 && messages.nothingHereHasQIn(q)}
      </p>
    </form>
  );
}
