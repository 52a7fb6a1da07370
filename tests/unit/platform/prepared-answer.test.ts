import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prepareResponse, sendPrepared } from '#functions/platform/prepared-response.ts';

const sent = (body: unknown, acceptEncoding?: string) => {
  const headers = { 'accept-encoding': acceptEncoding };
  return sendPrepared(prepareResponse(body), { ip: '', rawBody: '', search: '', headers });
};

it('is not compressed for a client that does not accept gzip', () => {
  const { kind, body, headers } = sent(['granite']);
  expect([kind, body, headers['content-encoding']]).toEqual(['text', '["granite"]', undefined]);
});

it('is compressed if it would be too long for Lambda', () => {
  const rows = Array.from({ length: 10_000 }, () => ({ shortDescription: 'a "word" '.repeat(70) }));
  for (const acceptEncoding of [undefined, 'identity', 'gzip;q=0']) {
    const { kind, body, headers } = sent(rows, acceptEncoding);
    expect([kind, headers['content-encoding']]).toEqual(['bytes', 'gzip']);
    expect(JSON.parse(gunzipSync(body as Buffer).toString())).toEqual(rows);
  }
});
