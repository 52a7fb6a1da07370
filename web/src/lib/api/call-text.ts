import { apiOrigin } from './call-url.ts';
import { createClient } from './create-client.ts';
import { session } from '../session/session.ts';

/** Makes a call whose answer is text instead of JSON: a transcript, a CSV. The client's session and errors hold here too. */
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
