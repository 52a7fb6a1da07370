import { useNavigate } from 'react-router';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { withFilter } from './list-query.ts';

/** Returns the filters of a list as the URL has them, and a function that changes some and shows the first page. */
export function useFilter() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    read: (name: string) => search.get(name) ?? '',
    change(values: Record<string, string>) {
      const query = String(withFilter(search, values));
      void navigate({ search: query && `?${query}` });
    },
  };
}
