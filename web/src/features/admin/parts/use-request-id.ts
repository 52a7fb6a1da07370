import { useState } from 'react';

/**
 * Returns the id of a request. It is sent again after a failure, so that the server does the work only once.
 * @returns `renew`: call it when what is asked for changes or is done
 */
export function useRequestId(): { requestId: string; renew: () => void } {
  const [requestId, setRequestId] = useState(newId);
  return { requestId, renew: () => setRequestId(newId()) };
}

const newId = (): string => crypto.randomUUID();
