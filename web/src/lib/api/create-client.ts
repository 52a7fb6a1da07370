import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import { ApiError, hasCode, readApiError } from './api-error.ts';
import { planRequest } from './call-url.ts';
import { isPublicRead } from './public-reads.ts';
import { createRefresh, type RefreshDeps } from './refresh-session.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

export interface ClientResponse<T> {
  data: T;
  headers: Headers;
}

export interface Client {
  /**
   * Makes a call and returns its output, `call('GET /api/articles/{id}', { id })`. Throws ApiError; an aborted call
   * throws the signal's AbortError.
   */
  call<R extends Route>(
    route: R,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<RouteOutput<R>>;
  /** Like `call`, with the response headers (for paging). */
  callWithHeaders<R extends Route>(
    route: R,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<ClientResponse<RouteOutput<R>>>;
}

/**
 * Creates the client. Types alone tie it to the contracts: the server checks what it gets and what it returns, so that
 * no page loads their schemas. If a token is rejected, it is refreshed once and the call is repeated.
 */
export function createClient(deps: RefreshDeps): Client {
  const refresh = createRefresh(deps);

  async function send<R extends Route>(route: R, input: RouteInput<R>, options: CallOptions) {
    const token = isPublicRead(route) ? undefined : deps.session.read()?.token;
    try {
      return await request(deps, route, input, token, options);
    } catch (error) {
      const tokenRefused = hasCode(error, 'session_expired', 'not_signed_in');
      if (token === undefined || !tokenRefused) throw error;
      await refresh(token);
      return await request(deps, route, input, deps.session.read()?.token, options);
    }
  }

  const callWithHeaders: Client['callWithHeaders'] = async (route, input, options = {}) => {
    const response = await send(route, input, options);
    const data = await response.json().catch(() => {
      throw new ApiError('invalid_response', { status: response.status });
    });
    return { data: data as RouteOutput<typeof route>, headers: response.headers };
  };
  return {
    callWithHeaders,
    call: async (route, input, options) => (await callWithHeaders(route, input, options)).data,
  };
}

async function request<R extends Route>(
  deps: RefreshDeps,
  route: R,
  input: RouteInput<R>,
  token: string | undefined,
  { signal }: CallOptions,
): Promise<Response> {
  const { method, url, body } = planRequest(route, input);
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers, body, signal, credentials: 'include' };
  const response = await deps.fetch(deps.origin + url, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError('network');
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
