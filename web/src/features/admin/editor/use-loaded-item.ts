import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '#web/src/lib/api/api-error.ts';

/**
 * Loads the item for a form, always from the server and only once: nothing must change while the user types.
 */
export function useLoadedItem<Item>(id: string, read: (signal: AbortSignal) => Promise<Item>) {
  const [result, setResult] = useState<{ item?: Item; error?: ApiError }>({});
  const [tries, setTries] = useState(0);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const controller = new AbortController();
    readNow(controller.signal).then(
      (item) => setResult({ item }),
      (error: ApiError) => {
        if (!controller.signal.aborted) setResult({ error });
      },
    );
    return () => controller.abort();
  }, [id, tries]);
  return {
    ...result,
    retry() {
      setResult({});
      setTries(tries + 1);
    },
  };
}
