import { useSWRConfig } from 'swr';
import { clearPreloadedResponses } from '#web/src/lib/api/preloaded-responses.ts';

/**
 * Forgets what this tab has read of the public site, so that a change made here shows there at once; what is on the
 * screen is read again. Tables of the admin screens look after themselves.
 */
export function usePublicRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    clearPreloadedResponses();
    void mutate((key) => !isAdminKey(key), undefined);
  };
}

function isAdminKey(key: unknown): boolean {
  return (
    Array.isArray(key) &&
    key.some((part) => typeof part === 'string' && part.startsWith('/api/admin/'))
  );
}
