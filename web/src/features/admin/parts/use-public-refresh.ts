import { useSWRConfig } from 'swr';
import { clearEmbeddedResponses } from '#web/src/lib/api/embedded-responses.ts';

/**
 * Returns a function that clears this tab's cached public data: a change is visible there at once. Admin tables refresh
 * themselves.
 */
export function usePublicRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    clearEmbeddedResponses();
    void mutate((key) => !isAdminKey(key), undefined);
  };
}

function isAdminKey(key: unknown): boolean {
  return (
    Array.isArray(key) &&
    key.some((part) => typeof part === 'string' && part.includes('/api/admin/'))
  );
}
