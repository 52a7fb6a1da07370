// @module-tag long

import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, openS3, siteOrigin } from '../../support/open-s3.ts';

let s3: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => {
  s3 = await openS3({
    buckets: [
      { name: 'private', corsOrigins: [siteOrigin] },
      { name: 'closed', publicRead: true },
    ],
  });
  await s3.put('private', 'paper.pdf', 'the paper');
  await s3.put('closed', 'paper.pdf', 'the paper');
});
afterAll(() => s3.close());

const preflight = (bucket: string, Origin: string, method: string) =>
  fetch(`${s3.url}/${bucket}/paper.pdf`, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'range,x-amz-date',
    },
  });

describe('a preflight', () => {
  it('succeeds for a configured origin', async () => {
    const response = await preflight('private', siteOrigin, 'GET');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(response.headers.get('access-control-allow-methods')).toContain('GET');
    expect(response.headers.get('access-control-allow-headers')).toBe('range,x-amz-date');
  });

  it.each([
    ['private', 'https://elsewhere.test', 'GET'],
    ['private', siteOrigin, 'PATCH'],
    ['closed', siteOrigin, 'GET'],
  ])('of %s from %s for %s is refused', async (bucket, origin, method) => {
    const response = await preflight(bucket, origin, method);
    expect(response.status).toBe(403);
    expect((await errorOf(response)).Code).toBe('AccessForbidden');
  });
});

describe('a response', () => {
  const get = async (bucket: string, Origin: string, more: Record<string, string> = {}) => {
    const command = new GetObjectCommand({ Bucket: bucket, Key: 'paper.pdf' });
    return fetch(await getSignedUrl(s3.client, command), { headers: { Origin, ...more } });
  };

  it('can be read by a page of a configured origin, errors included', async () => {
    const part = await get('private', siteOrigin, { Range: 'bytes=0-1' });
    expect(part.status).toBe(206);
    expect(part.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    const exposed = part.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining(['ETag', 'Content-Range', 'Content-Length', 'Accept-Ranges']),
    );
    expect(part.headers.get('vary')).toContain('Origin');
    const refused = await fetch(`${s3.url}/private/paper.pdf`, { headers: { Origin: siteOrigin } });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  });

  it('cannot be read by others', async () => {
    const foreign = await get('private', 'https://elsewhere.test');
    expect(foreign.status).toBe(200);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const closed = await get('closed', siteOrigin);
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
  });
});
