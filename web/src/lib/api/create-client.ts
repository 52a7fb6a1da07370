import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { ApiError, hasCode, readApiError } from './api-error.ts';
import { planRequest } from './call-url.ts';
import { createRefresh, type RefreshDeps } from './refresh-session.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

export interface ClientResponse<T> {
  data: T;
  headers: Headers;
}

export interface Client {
  /** Makes a call and returns its parsed output. Throws ApiError; an aborted call throws the signal's AbortError. */
  call<C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions): Promise<OutputOf<C>>;
  /** Like `call`, with the response headers (for paging). */
  callWithHeaders<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    options?: CallOptions,
  ): Promise<ClientResponse<OutputOf<C>>>;
}

/** Creates the typed client for the contract. If a token is rejected, it is refreshed once and the call is repeated. */
export function createClient(deps: RefreshDeps): Client {
  const refresh = createRefresh(deps);

  async function send<C extends Call>(call: C, input: SentInputOf<C>, options: CallOptions) {
    const token = call.access === 'public' ? undefined : deps.session.read()?.token;
    if (token === undefined && (call.access === 'member' || call.access === 'admin')) {
      throw new ApiError('not_signed_in', { status: 401 });
    }
    try {
      return await request(deps, call, input, token, options);
    } catch (error) {
      const tokenRefused = hasCode(error, 'session_expired', 'not_signed_in');
      if (token === undefined || !tokenRefused) throw error;
      await refresh(token);
      return await request(deps, call, input, deps.session.read()?.token, options);
    }
  }

  const callWithHeaders: Client['callWithHeaders'] = async (call, input, options = {}) => {
    const response = await send(call, input, options);
    const parsed = call.output.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new ApiError('invalid_response', { status: response.status });
    return { data: parsed.data as OutputOf<typeof call>, headers: response.headers };
  };
  return {
    callWithHeaders,
    call: async (call, input, options) => (await callWithHeaders(call, input, options)).data,
  };
}

async function request<C extends Call>(
  deps: RefreshDeps,
  call: C,
  input: SentInputOf<C>,
  token: string | undefined,
  { signal }: CallOptions,
): Promise<Response> {
  const { url, body } = planRequest(call, input);
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: call.method, headers, body, signal, credentials: 'include' };
  const response = await deps.fetch(deps.origin + url, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError('network');
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
