import { openStorage } from '../browser-storage.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this browser, shared by its tabs. */
export const session = createSessionStore(
  openStorage('localStorage'),
  typeof window === 'undefined' ? new EventTarget() : window,
);
