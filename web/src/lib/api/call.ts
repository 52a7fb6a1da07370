import { session } from '../session/session.ts';
import { apiOrigin } from './call-url.ts';
import { createClient } from './create-client.ts';

export const { call, callWithHeaders } = createClient({
  fetch: (...request) => fetch(...request),
  origin: apiOrigin,
  session,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
});
