import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

/**
 * Returns the query of the URL, and a function that opens the same page with another query. React Router's own hook is
 * in one module with its forms and data loading, which would weigh 4 KB on every page.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: URLSearchParams | Readonly<Record<string, string>>, options?: NavigateOptions) => {
      void navigate(`?${new URLSearchParams(next)}`, options);
    },
    [navigate],
  );
  return [query, setQuery] as const;
}
