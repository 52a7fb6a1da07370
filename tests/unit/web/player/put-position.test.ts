import { afterEach, expect, it, vi } from 'vitest';
import { putPosition } from '#web/src/lib/player/put-position.ts';
import { session } from '#web/src/lib/session/session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  session.end('signed-out');
});

it('is still sent by the browser when the page is closed', async () => {
  session.begin({ token: 'a-token', role: 'user' });
  const fetched = vi.fn((..._call: [string, RequestInit]) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  const position = {
    positionSeconds: 61.5,
    playbackRate: 1.25,
    listenedAt: '2026-11-21T09:00:00Z',
  };
  await putPosition('ep 1', position, true);
  const [url, { body, ...request }] = fetched.mock.lastCall!;
  expect(url).toBe('/api/podcasts/ep%201/position');
  expect(request).toEqual({
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer a-token' },
    credentials: 'include',
    keepalive: true,
  });
  expect(JSON.parse(String(body))).toEqual(position);
});
