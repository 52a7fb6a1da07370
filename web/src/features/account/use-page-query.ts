import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';

const none = new URLSearchParams();

/** The query of the address; empty until the page is hydrated, since it was prerendered without one. */
export function usePageQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : none;
}
