import * as z from 'zod';
import { session } from '../session/session.ts';
import { apiOrigin } from './call-url.ts';
import { createClient } from './create-client.ts';

// Zod compiles parsers with `new Function` where it may; our content security policy forbids that and would report the try.
z.config({ jitless: true });

export const { call, callWithHeaders } = createClient({
  fetch: (...request) => fetch(...request),
  origin: apiOrigin,
  session,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
});
