import { call } from '../api/call.ts';
import { countOnce } from '../count-once.ts';

/** Counts a listener once per browsing session. */
export function countListen(id: string): void {
  countOnce(`listened:${id}`, (visit) => call('POST /api/podcasts/{id}/listens', { id, visit }));
}
