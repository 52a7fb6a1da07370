import { useEffect, useEffectEvent } from 'react';
import { call } from '#web/src/lib/api/call.ts';
import { countOnce } from '#web/src/lib/count-once.ts';

/** Counts an article view once per browsing session. `onCounted` receives the new figure; failures are ignored. */
export function useCountedView(id: string | undefined, onCounted: (views: number) => void): void {
  const counted = useEffectEvent(onCounted);
  useEffect(() => {
    if (id === undefined) return;
    countOnce(`viewed:${id}`, async (visit) => {
      const { views } = await call('POST /api/articles/{id}/views', { id, visit });
      counted(views);
    });
  }, [id]);
}
