import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The account that is open, from `?user=`. Closing goes back where the list opened it, so that Back closes it too. */
export function useOpenUser(): { openId: string | null; close: () => void } {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function close(): void {
    if ((location.state as { fromList?: true } | null)?.fromList) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete('user');
    void navigate({ search: String(next) && `?${next}` }, { replace: true });
  }
  return { openId: search.get('user'), close };
}
