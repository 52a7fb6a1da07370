import { useEffect, useState } from 'react';
import { docsLink } from '#site/pages/navigation.ts';

/** Whether the site has documentation. Requested once per page load; only a positive response is cached. */
export function useDocsLink(): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (!docsLink) return undefined;
    const stop = new AbortController();
    fetch(docsLink.to, { method: 'HEAD', signal: stop.signal })
      .then((response) => {
        if (response.ok) setFound(true);
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return found;
}
