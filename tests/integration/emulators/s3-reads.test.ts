// @module-tag long

import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, openS3 } from '../../support/open-s3.ts';

const content = randomBytes(1_000_000);
const etag = `"${createHash('md5').update(content).digest('hex')}"`;

let s3: Awaited<ReturnType<typeof openS3>>;
let url: string;
beforeAll(async () => {
  s3 = await openS3();
  await s3.put('private', 'audio.mp3', content);
  await s3.put('public', 'empty', Buffer.alloc(0));
  url = await getSignedUrl(
    s3.client,
    new GetObjectCommand({ Bucket: 'private', Key: 'audio.mp3' }),
  );
});
afterAll(() => s3.close());

const read = (headers: Record<string, string>) => fetch(url, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a range', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=999900-', 999_900, 999_999],
    ['bytes=-50', 999_950, 999_999],
    ['bytes=999990-2000000', 999_990, 999_999],
    ['bytes=0-', 0, 999_999],
    ['bytes=-5000000', 0, 999_999],
    ['bytes=500000-500000', 500_000, 500_000],
  ])('%s returns 206 with bytes %d to %d', async (Range, start, end) => {
    const response = await read({ Range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect((await bytesOf(response)).equals(content.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000000-', 'bytes=5000000-6000000', 'bytes=-0'])(
    '%s returns 416 with the size',
    async (Range) => {
      const response = await read({ Range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */1000000');
      expect(await errorOf(response)).toMatchObject({
        Code: 'InvalidRange',
        RangeRequested: Range,
        ActualObjectSize: '1000000',
      });
    },
  );

  it.each(['bytes=5-4', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=-'])(
    '%s is not supported and returns the whole object',
    async (Range) => {
      const response = await read({ Range });
      expect(response.status).toBe(200);
      expect((await bytesOf(response)).equals(content)).toBe(true);
    },
  );

  it('of an empty object is never satisfiable', async () => {
    const response = await fetch(`${s3.url}/public/empty`, { headers: { Range: 'bytes=0-' } });
    expect(response.status).toBe(416);
  });

  it('resumes a download to the same bytes', async () => {
    const first = await bytesOf(await read({ Range: 'bytes=0-399999' }));
    const rest = await bytesOf(await read({ Range: 'bytes=400000-', 'If-Range': etag }));
    expect(Buffer.concat([first, rest]).equals(content)).toBe(true);
  });

  it('starts over when the object has changed', async () => {
    const changed = await read({ Range: 'bytes=400000-', 'If-Range': '"other"' });
    expect(changed.status).toBe(200);
    expect((await bytesOf(changed)).equals(content)).toBe(true);
    const lastModified = changed.headers.get('last-modified') ?? '';
    const same = await read({ Range: 'bytes=0-9', 'If-Range': lastModified });
    expect(same.status).toBe(206);
    const older = new Date(Date.parse(lastModified) - 1000).toUTCString();
    expect((await read({ Range: 'bytes=0-9', 'If-Range': older })).status).toBe(200);
  });
});

describe('a condition', () => {
  const past = new Date(Date.now() - 3_600_000).toUTCString();
  const future = new Date(Date.now() + 3_600_000).toUTCString();

  it.each<[Record<string, string>, number]>([
    [{ 'If-None-Match': etag }, 304],
    [{ 'If-None-Match': `"x", W/${etag}` }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': '"x"' }, 200],
    [{ 'If-Modified-Since': future }, 304],
    [{ 'If-Modified-Since': past }, 200],
    [{ 'If-None-Match': '"x"', 'If-Modified-Since': future }, 200],
    [{ 'If-Match': etag }, 200],
    [{ 'If-Match': '"x"' }, 412],
    [{ 'If-Unmodified-Since': past }, 412],
    [{ 'If-Unmodified-Since': future }, 200],
    [{ 'If-Match': etag, 'If-Unmodified-Since': past }, 200],
  ])('%j returns %d', async (headers, status) => {
    const response = await read(headers);
    expect(response.status).toBe(status);
    const body = await bytesOf(response);
    if (status === 304) expect(body).toHaveLength(0);
    if (status !== 412) expect(response.headers.get('etag')).toBe(etag);
    else expect(body.toString()).toContain('<Code>PreconditionFailed</Code>');
  });
});

it('keeps reading an object that is replaced or deleted meanwhile', async () => {
  await s3.put('public', 'replaced', content);
  const response = await fetch(`${s3.url}/public/replaced`);
  await s3.put('public', 'replaced', 'new');
  expect((await bytesOf(response)).equals(content)).toBe(true);
  expect(await s3.text('public', 'replaced')).toBe('new');
});

it('serves other clients while a reader disconnects midway', async () => {
  const response = await fetch(url);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await bytesOf(await read({ Range: 'bytes=0-9' }))).length).toBe(10);
});
