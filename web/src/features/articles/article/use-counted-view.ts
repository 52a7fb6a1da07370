import { useEffect, useEffectEvent } from 'react';
import { articlesContract } from '../../../../../shared/contracts/articles.ts';
import { call } from '../../../lib/api/call.ts';
import { openStorage } from '../../../lib/browser-storage.ts';

const storage = openStorage('sessionStorage');

/** Counts an article as viewed, once per browsing session. `onCounted` hears the new figure; a failure is nobody's concern. */
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

/** Names this browsing session, and nobody in it. */
function visitId(): string {
  const known = storage.getItem('visit');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem('visit', made);
  return made;
}
