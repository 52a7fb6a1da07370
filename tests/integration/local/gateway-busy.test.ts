import { expect, it } from 'vitest';
import { startGateway } from '#infra/local/gateway/start-gateway.ts';

it('refuses calls that would wait too long to start, and says when to retry', async () => {
  let begun = 0;
  const done = Promise.withResolvers<void>();
  const gateway = await startGateway({
    routes: [{ group: 'echo', routeKey: 'GET /api/things' }],
    invoke: () => {
      begun++;
      return done.promise.then(() => ({}));
    },
    admission: { concurrency: 2, waitMs: 100 },
  });
  const ask = () => fetch(`${gateway.url}/api/things`);
  const admitted = [ask(), ask()];
  for (const response of await Promise.all([ask(), ask(), ask()])) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    const body = (await response.json()) as Record<string, string>;
    expect(body).toMatchObject({ code: 'service_unavailable', error: body['message'] });
  }
  expect(begun).toBe(2);

  const next = ask();
  done.resolve();
  for (const { status } of await Promise.all([...admitted, next])) expect(status).toBe(200);
  expect(begun).toBe(3);
  await gateway.close();
});
