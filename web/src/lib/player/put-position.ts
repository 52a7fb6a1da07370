import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import { call } from '../api/call.ts';
import { apiOrigin, planRequest } from '../api/call-url.ts';
import { session } from '../session/session.ts';

/**
 * Saves the member's position on the server. With `leaving`, the browser sends it even if the page closes, and the
 * response is ignored. Throws ApiError.
 */
export async function putPosition(
  id: string,
  position: ListeningPosition,
  leaving: boolean,
): Promise<void> {
  const input = { id, ...position };
  if (!leaving) {
    await call('PUT /api/podcasts/{id}/position', input);
    return;
  }
  const { method, url, body } = planRequest('PUT /api/podcasts/{id}/position', input);
  const authorization = `Bearer ${session.read()?.token ?? ''}`;
  await fetch(apiOrigin + url, {
    method,
    headers: { 'content-type': 'application/json', authorization },
    body,
    credentials: 'include',
    keepalive: true,
  });
}
