import { singleFlight } from '#shared/concurrency/single-flight.ts';
import type { RouteOutput } from '#shared/contracts/routes.ts';
import type { SessionStore } from '../session/session-store.ts';
import { ApiError, readApiError, requireText } from './api-error.ts';
import { planRequest } from './call-url.ts';

const refreshRoute = 'POST /api/auth/refresh';

export interface RefreshDeps {
  fetch: typeof fetch;
  origin: string;
  session: SessionStore;
  /** Allows only one tab to refresh at a time; undefined in browsers without Web Locks (insecure origins). */
  locks: Pick<LockManager, 'request'> | undefined;
}

/**
 * Creates the token refresh. When several calls in several tabs find their token rejected, one requests a new token and
 * the others use it. When the server refuses, the session ends as expired.
 * @returns a function that resolves once a newer token is stored and throws ApiError otherwise.
 */
export function createRefresh(deps: RefreshDeps): (refusedToken: string) => Promise<void> {
  async function refresh(refusedToken: string): Promise<void> {
    const stored = deps.session.read();
    if (stored && stored.token !== refusedToken) return;
    if (!stored?.refreshToken) {
      deps.session.end('expired');
      throw new ApiError('session_expired', { status: 401 });
    }
    deps.session.update(await requestToken(deps, stored.refreshToken));
  }

  return singleFlight((refusedToken: string) => withLock(deps.locks, () => refresh(refusedToken)));
}

async function requestToken(deps: RefreshDeps, refreshToken: string) {
  const { method, url, body } = planRequest(refreshRoute, { refreshToken });
  const response = await deps
    .fetch(deps.origin + url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body,
    })
    .catch(() => {
      throw new ApiError('network');
    });
  if (response.ok) {
    const fresh = (await response.json()) as RouteOutput<typeof refreshRoute>;
    requireText(fresh.token);
    return fresh;
  }
  const error = await readApiError(response);
  // A server error says nothing about the session; only a refusal ends it.
  if (response.status < 500 && response.status !== 429) deps.session.end('expired');
  throw error;
}

function withLock(locks: RefreshDeps['locks'], work: () => Promise<void>): Promise<void> {
  return locks ? locks.request('session-refresh', work) : work();
}
