import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';

/** The search is in the URL (?q=); the prerendered page has none. */
export function useDocQuery() {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const q = hydrated ? (query.get('q') ?? '') : '';
  const draft = useSearchDraft(q, (next) => {
    const changed = new URLSearchParams(query);
    if (next) changed.set('q', next);
    else changed.delete('q');
    setQuery(changed, { replace: true });
  });
  return { q, ...draft };
}
