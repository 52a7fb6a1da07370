import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

const none = new URLSearchParams();

/** Returns the URL's query; empty until hydration, because the page was prerendered without one. */
export function usePageQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : none;
}
