import { errorTable, type ErrorBody } from '#shared/contracts/errors.ts';
import { localPage } from '@outcrop/emulators/http/local-page.ts';
import type { EdgeResponse } from './edge-response.ts';

/**
 * Returns the 502 for an origin that does not respond: a page for people, the usual error body for programs.
 * @param accept the request's Accept header
 */
export function unavailableResponse(accept = ''): EdgeResponse {
  const code = 'service_unavailable';
  const { text } = errorTable[code];
  const body: ErrorBody = { error: text, message: text, code };
  const [type, content] = accept.includes('text/html')
    ? ['text/html; charset=utf-8', localPage({ title: 'Not available', body: `<p>${text}</p>` })]
    : ['application/json; charset=utf-8', JSON.stringify(body)];
  return {
    status: 502,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '5' },
    body: Buffer.from(content),
  };
}
