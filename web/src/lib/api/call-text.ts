import { apiOrigin } from './call-url.ts';
import { createClient } from './create-client.ts';
import { session } from '../session/session.ts';

/**
 * Makes a call whose response is text instead of JSON: a transcript, a CSV. Session and errors are handled as by
 * `call`.
 */
export const { call: callText } = createClient({
  async fetch(...request) {
    const response = await fetch(...request);
    const isText = response.ok && response.headers.get('content-type')?.startsWith('text/');
    return isText ? Response.json(await response.text()) : response;
  },
  origin: apiOrigin,
  session,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
});
