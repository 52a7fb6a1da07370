import { useEffect, useEffectEvent } from 'react';
import { articlesContract } from '#shared/contracts/articles.ts';
import { call } from '#web/src/lib/api/call.ts';
import { openStorage } from '#web/src/lib/browser-storage.ts';
import { visitId } from '#web/src/lib/visit-id.ts';

const storage = openStorage('sessionStorage');

/** Counts an article view once per browsing session. `onCounted` receives the new figure; failures are ignored. */
export function useCountedView(id: string | undefined, onCounted: (views: number) => void): void {
  const counted = useEffectEvent(onCounted);
  useEffect(() => {
    if (id === undefined) return;
    const key = `viewed:${id}`;
    if (storage.getItem(key)) return;
    storage.setItem(key, 'yes');
    call(articlesContract.countView, { id, visit: visitId() }).then(
      ({ views }) => counted(views),
      () => storage.removeItem(key),
    );
  }, [id]);
}
