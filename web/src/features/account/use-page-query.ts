import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

const none = new URLSearchParams();

/** Returns the URL's query; empty until hydration, because the page was prerendered without one. */
export function usePageQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : none;
}
