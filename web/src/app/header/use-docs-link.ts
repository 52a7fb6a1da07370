import { useEffect, useState } from 'react';

/** Asks once per load whether there is documentation; only a yes is kept. */
export function useDocsLink(): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/docs', { method: 'HEAD', signal: stop.signal })
      .then((response) => {
        if (response.ok) setFound(true);
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return found;
}
