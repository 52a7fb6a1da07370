import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { Session } from './session-store.ts';

/** The session, or null for a guest. Prerendered markup and the first hydrated render show the guest. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.read, () => null);
}
