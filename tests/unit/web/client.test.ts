import { expect, test, vi } from 'vitest';
import { errorTable } from '#shared/contracts/errors.ts';
import { createClient } from '#web/src/lib/api/create-client.ts';
import { createMemoryStorage } from '#web/src/lib/browser-storage.ts';
import { createSessionStore } from '#web/src/lib/session/session-store.ts';

interface Seen {
  method: string;
  url: string;
  token: string | null;
  body: unknown;
}

type Reply = (seen: Seen) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const refusal = (code: string, status = 401) => json(status, { error: code, message: code, code });

/** Web Locks shared by several tabs: one holder at a time, in the order of the requests. */
function createLocks(): Pick<LockManager, 'request'> {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: unknown) => {
    const result = tail.then(() => (work as () => Promise<unknown>)());
    tail = result.catch(() => undefined);
    return result;
  };
  return { request };
}

/** A server that accepts `good`, refuses every other token, and issues `good` for the refresh token `r1`. */
const server: Reply = ({ url, token, body }) => {
  if (url === '/api/auth/refresh') {
    return (body as { refreshToken: string }).refreshToken === 'r1'
      ? json(200, { token: 'good', role: 'user' })
      : refusal('session_expired');
  }
  return token === 'Bearer good' ? json(200, { credits: 7 }) : refusal('session_expired');
};

function openTab(reply: Reply, storage = createMemoryStorage(), locks = createLocks()) {
  const seen: Seen[] = [];
  const session = createSessionStore(storage, new EventTarget());
  const expired = vi.fn();
  session.onExpired(expired);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request: Seen = {
      method: init?.method ?? 'GET',
      url: String(input),
      token: new Headers(init?.headers).get('authorization'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    return reply(request);
  };
  const refreshes = () => seen.filter(({ url }) => url === '/api/auth/refresh').length;
  return {
    ...createClient({ fetch, origin: '', session, locks }),
    session,
    seen,
    expired,
    refreshes,
  };
}

test('spreads an input over path, query and body as the contract says', async () => {
  const tab = openTab(() => json(200, { rating: 4.5, ratingCount: 2, myRating: 4 }));
  tab.session.begin({ token: 'good', role: 'user' });
  await tab.call('PUT /api/articles/{id}/rating', { id: 'a b/c', rating: 4 });
  expect(tab.seen[0]).toEqual({
    method: 'PUT',
    url: '/api/articles/a%20b%2Fc/rating',
    token: 'Bearer good',
    body: { rating: 4 },
  });
  const list = openTab(() => json(200, []));
  await list.call('GET /api/articles', { q: 'gamma ray', sort: undefined, limit: 24 });
  expect(list.seen[0]).toMatchObject({
    url: '/api/articles?q=gamma+ray&limit=24',
    body: undefined,
  });
});

test('sends no token with public calls, so that the edge can serve them from its cache', async () => {
  const tab = openTab(() => json(200, []));
  tab.session.begin({ token: 'good', role: 'user' });
  await tab.call('GET /api/articles', {});
  expect(tab.seen[0]?.token).toBeNull();
});

test("a guest's member call is refused by the server, and nothing is refreshed", async () => {
  const tab = openTab(() => refusal('not_signed_in'));
  await expect(tab.call('GET /api/auth/credits', {})).rejects.toMatchObject({
    code: 'not_signed_in',
  });
  expect(tab.seen).toHaveLength(1);
});

test('refreshes a refused token once for many concurrent calls, and repeats each', async () => {
  const tab = openTab(server);
  tab.session.begin({ token: 'stale', role: 'user', refreshToken: 'r1' });
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => tab.call('GET /api/auth/credits', {})),
  );
  expect(responses).toEqual(Array(8).fill({ credits: 7 }));
  expect(tab.refreshes()).toBe(1);
  expect(tab.session.read()).toMatchObject({ token: 'good', refreshToken: 'r1' });
  expect(tab.expired).not.toHaveBeenCalled();
});

test('two tabs share one refresh', async () => {
  const storage = createMemoryStorage();
  const locks = createLocks();
  const [one, two] = [openTab(server, storage, locks), openTab(server, storage, locks)];
  one.session.begin({ token: 'stale', role: 'user', refreshToken: 'r1' });
  await Promise.all([one.call('GET /api/auth/credits', {}), two.call('GET /api/auth/credits', {})]);
  expect(one.refreshes() + two.refreshes()).toBe(1);
});

test('a refused refresh ends the session and reports it once', async () => {
  const tab = openTab(server);
  tab.session.begin({ token: 'stale', role: 'user', refreshToken: 'revoked' });
  const calls = [tab.call('GET /api/auth/credits', {}), tab.call('GET /api/auth/me', {})];
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tab.session.read()).toBeNull();
  expect(tab.expired).toHaveBeenCalledTimes(1);
  expect(tab.refreshes()).toBe(1);
});

test('a session without a refresh token expires at the first refusal', async () => {
  const tab = openTab(server);
  tab.session.begin({ token: 'stale', role: 'user' });
  await expect(tab.call('GET /api/auth/credits', {})).rejects.toMatchObject({
    code: 'session_expired',
  });
  expect(tab.refreshes()).toBe(0);
  expect(tab.expired).toHaveBeenCalledTimes(1);
});

test('a server error during a refresh does not end the session', async () => {
  const tab = openTab((request) =>
    request.url === '/api/auth/refresh' ? refusal('internal_error', 500) : server(request),
  );
  tab.session.begin({ token: 'stale', role: 'user', refreshToken: 'r1' });
  await expect(tab.call('GET /api/auth/credits', {})).rejects.toMatchObject({
    code: 'internal_error',
  });
  expect(tab.session.read()?.token).toBe('stale');
  expect(tab.expired).not.toHaveBeenCalled();
});

test('a call that is refused with the new token is not repeated', async () => {
  const tab = openTab((request) =>
    request.url === '/api/auth/refresh' ? server(request) : refusal('session_expired'),
  );
  tab.session.begin({ token: 'stale', role: 'user', refreshToken: 'r1' });
  await expect(tab.call('GET /api/auth/credits', {})).rejects.toMatchObject({ status: 401 });
  expect(tab.seen.map(({ url }) => url)).toEqual([
    '/api/auth/credits',
    '/api/auth/refresh',
    '/api/auth/credits',
  ]);
});

test('a wrong password does not cause a refresh', async () => {
  const tab = openTab(() => refusal('wrong_credentials'));
  tab.session.begin({ token: 'good', role: 'user', refreshToken: 'r1' });
  const attempt = tab.call('POST /api/auth/login', { email: 'a@b.test', password: 'x' });
  await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(tab.refreshes()).toBe(0);
});

test('errors have a code, a text, fields and the time to wait', async () => {
  const body = {
    error: 'Some fields need your attention.',
    message: 'Some fields need your attention.',
    code: 'validation_failed',
    fields: { email: 'Enter a valid email address' },
  };
  const tab = openTab(() => json(400, body, { 'retry-after': '30' }));
  const attempt = tab.call('POST /api/auth/request-password-reset', { email: 'x' });
  await expect(attempt).rejects.toMatchObject({
    name: 'ApiError',
    code: 'validation_failed',
    message: body.error,
    fields: body.fields,
    status: 400,
    retryAfterSeconds: 30,
  });
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'internal_error'],
  ['an answer that is no JSON', () => new Response('hello'), 'invalid_response'],
] as const)('%s has a code of its own', async (_name, reply, code) => {
  await expect(openTab(reply).call('GET /api/articles', {})).rejects.toMatchObject({ code });
});

test.each([
  [429, 'Too Many Requests', 'too_many_requests'],
  [503, 'Service Unavailable', 'service_unavailable'],
  [500, 'Internal Server Error', 'internal_error'],
] as const)('API Gateway errors (%i "%s") get our words', async (status, message, code) => {
  const attempt = openTab(() => json(status, { message })).call('GET /api/articles', {});
  await expect(attempt).rejects.toMatchObject({
    code,
    status,
    message: errorTable[code].text,
    explained: false,
  });
});

test('an aborted call throws the abort itself', async () => {
  const stop = new AbortController();
  const tab = openTab(() => {
    stop.abort();
    return Promise.reject(stop.signal.reason as Error);
  });
  const attempt = tab.call('GET /api/articles', {}, { signal: stop.signal });
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
});
