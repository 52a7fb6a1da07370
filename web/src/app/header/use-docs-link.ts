import { useEffect, useState } from 'react';

/** Asks once per load whether there is documentation (site.md, section 2); the answer is kept only when it is yes. */
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
