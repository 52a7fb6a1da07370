import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storeProductsContract, type Product } from '#shared/contracts/store-products.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import * as messages from './messages.ts';
import styles from './product-search.module.css';

export interface ProductSearchProps {
  /** Gets the best matches first, and undefined while nothing is searched for. */
  onFound: (found: readonly Product[] | undefined) => void;
}

/** Searches the store's products in all categories; the search is kept in the address. */
export default function ProductSearch({ onFound }: ProductSearchProps) {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const { data, error } = useCall(storeProductsContract.list, q ? { q } : null, {
    keepPreviousData: true,
    shouldRetryOnError: true,
  });
  const draft = useSearchDraft(q, (text) =>
    setQuery(text ? { q: text } : {}, { replace: true, preventScrollReset: true }),
  );
  const found = q ? data : undefined;
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(found), [found]);
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
        label={messages.searchEBooksAndFiles}
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
