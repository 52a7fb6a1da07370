import { useLocation, useNavigate } from 'react-router';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';

/**
 * Returns the open row of a list, from the query: `?user=`. Closing navigates back if the list opened it, so Back
 * closes it too.
 */
export function useOpenRow(name: string): { openId: string | null; close: () => void } {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function close(): void {
    // A late response must not close a row twice: Back would leave the list.
    if (new URLSearchParams(window.location.search).get(name) !== search.get(name)) return;
    if ((location.state as { fromList?: true } | null)?.fromList) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete(name);
    void navigate({ search: String(next) && `?${next}` }, { replace: true });
  }
  return { openId: search.get(name), close };
}
