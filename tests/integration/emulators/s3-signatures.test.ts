import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials, errorOf, openS3, s3Client } from '../../support/open-s3.ts';

let s3: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => {
  s3 = await openS3();
  await s3.put('private', 'paper é.pdf', 'the paper');
  await s3.put('public', 'cover.jpg', 'the cover');
});
afterAll(() => s3.close());

const paper = { Bucket: 'private', Key: 'paper é.pdf' };
const signedGet = (input: object = {}, options: Parameters<typeof getSignedUrl>[2] = {}) =>
  getSignedUrl(s3.client, new GetObjectCommand({ ...paper, ...input }), options);

async function refusal(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const { Code, Message } = await errorOf(response);
  return [response.status, Code, Message];
}

describe('a presigned URL', () => {
  it('lets anyone read, with the name and type that the signer chose', async () => {
    const response = await fetch(
      await signedGet({
        ResponseContentDisposition: `attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9.pdf`,
        ResponseContentType: 'application/pdf',
        ResponseCacheControl: 'private, no-store',
      }),
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('the paper');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9.pdf`,
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('cannot set a header that has no Latin-1 form', async () => {
    const url = await signedGet({ ResponseContentDisposition: 'attachment; filename="地.pdf"' });
    expect(await refusal(url)).toEqual([
      400,
      'InvalidArgument',
      'Header value cannot be represented using ISO-8859-1.',
    ]);
  });

  it('signs one method only', async () => {
    const head = await getSignedUrl(s3.client, new HeadObjectCommand(paper));
    expect((await fetch(head, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(await signedGet(), { method: 'HEAD' })).status).toBe(403);
    const [status, code] = await refusal(await signedGet(), { method: 'PUT', body: 'x' });
    expect([status, code]).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('lets anyone write the object, only with the signed headers', async () => {
    const command = new PutObjectCommand({ Bucket: 'private', Key: 'upload', ContentLength: 5 });
    const url = await getSignedUrl(s3.client, command);
    expect((await fetch(url, { method: 'PUT', body: 'hello' })).status).toBe(200);
    expect(await s3.text('private', 'upload')).toBe('hello');
    const [, longer] = await refusal(url, { method: 'PUT', body: 'longer than that' });
    expect(longer).toBe('SignatureDoesNotMatch');
    const unsigned = { method: 'PUT', body: 'hello', headers: { 'x-amz-meta-a': 'b' } };
    expect(await refusal(url, unsigned)).toEqual([
      403,
      'AccessDenied',
      'There were headers present in the request which were not signed',
    ]);
    expect(await s3.text('private', 'upload')).toBe('hello');
  });

  it.each<[what: string, change: (url: string) => string]>([
    ['key', (url) => url.replace('paper', 'pager')],
    ['bucket', (url) => url.replace('/private/', '/public/')],
    ['expiry', (url) => url.replace('X-Amz-Expires=900', 'X-Amz-Expires=901')],
    ['override', (url) => `${url}&response-content-type=text%2Fhtml`],
    ['parameter', (url) => `${url}&__proto__=x`],
    ['signature', (url) => url.replace(/X-Amz-Signature=./, 'X-Amz-Signature=g')],
    ['host', (url) => url.replace('127.0.0.1', 'localhost')],
  ])('with another %s is refused', async (_what, change) => {
    const url = await signedGet();
    expect(change(url)).not.toBe(url);
    const [status, code] = await refusal(change(url));
    expect([status, code]).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('may contain a parameter that is named like a property of every object', async () => {
    const command = new GetObjectCommand(paper);
    command.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { query: { toString: 'x' } });
        return next(args);
      },
      { step: 'build' },
    );
    const url = await getSignedUrl(s3.client, command);
    expect(url).toContain('toString=x');
    expect((await fetch(url)).status).toBe(200);
  });

  it('expires', async () => {
    const signingDate = new Date(Date.now() - 61_000);
    const response = await fetch(await signedGet({}, { signingDate, expiresIn: 60 }));
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toMatchObject({
      Code: 'AccessDenied',
      Message: 'Request has expired',
      'X-Amz-Expires': '60',
    });
    expect((await fetch(await signedGet({}, { signingDate, expiresIn: 3600 }))).status).toBe(200);
    const early = await signedGet({}, { signingDate: new Date(Date.now() + 3_600_000) });
    expect(await refusal(early)).toEqual([403, 'AccessDenied', 'Request is not yet valid']);
  });

  it('needs all its parameters and lasts at most a week', async () => {
    const url = await signedGet();
    const missing = url.replace(/X-Amz-Date=[^&]*&/, '');
    expect((await refusal(missing))[1]).toBe('AuthorizationQueryParametersError');
    const long = url.replace('X-Amz-Expires=900', 'X-Amz-Expires=604801');
    expect((await refusal(long))[1]).toBe('AuthorizationQueryParametersError');
  });

  it('names the missing part', async () => {
    expect((await refusal(await signedGet({ Key: 'none' }))).slice(0, 2)).toEqual([
      404,
      'NoSuchKey',
    ]);
    expect((await refusal(await signedGet({ Bucket: 'none' }))).slice(0, 2)).toEqual([
      404,
      'NoSuchBucket',
    ]);
  });
});

describe('an anonymous request', () => {
  it('may only read objects of a public bucket', async () => {
    const anonymous = (path: string, method = 'GET') => fetch(s3.url + path, { method });
    expect(await (await anonymous('/public/cover.jpg')).text()).toBe('the cover');
    expect((await anonymous('/public/cover.jpg', 'HEAD')).status).toBe(200);
    expect((await refusal(`${s3.url}/public/none.jpg`)).slice(0, 2)).toEqual([404, 'NoSuchKey']);
    expect((await refusal(`${s3.url}/none/x`)).slice(0, 2)).toEqual([404, 'NoSuchBucket']);
    const denied = [403, 'AccessDenied', 'Access Denied'];
    const key = encodeURIComponent(paper.Key);
    expect(await refusal(`${s3.url}/private/${key}`)).toEqual(denied);
    expect(await refusal(`${s3.url}/private/none`)).toEqual(denied);
    expect(await refusal(`${s3.url}/public?list-type=2`)).toEqual(denied);
    expect(await refusal(`${s3.url}/public/x`, { method: 'PUT', body: 'x' })).toEqual(denied);
    expect(await refusal(`${s3.url}/public/cover.jpg`, { method: 'DELETE' })).toEqual(denied);
    expect(await refusal(`${s3.url}/public?delete`, { method: 'POST' })).toEqual(denied);
    const renamed = `${s3.url}/public/cover.jpg?response-content-type=text/html`;
    expect((await refusal(renamed)).slice(0, 2)).toEqual([400, 'InvalidRequest']);
    expect(await (await anonymous('/public/cover.jpg')).text()).toBe('the cover');
  });
});

describe('a signed request', () => {
  const get = (client: ReturnType<typeof s3Client>) =>
    client.send(new GetObjectCommand(paper)).finally(() => client.destroy());

  it('needs the right keys, region and clock', async () => {
    const { url } = s3;
    await expect(
      get(s3Client(url, { ...credentials, secretAccessKey: 'wrong' })),
    ).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
      $metadata: { httpStatusCode: 403 },
    });
    await expect(
      get(s3Client(url, { ...credentials, accessKeyId: 'other' })),
    ).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    const elsewhere = s3Client(url);
    elsewhere.config.region = async () => 'us-east-1';
    await expect(get(elsewhere)).rejects.toMatchObject({ name: 'AuthorizationHeaderMalformed' });
    const late = s3Client(url);
    late.config.systemClockOffset = -16 * 60_000;
    await expect(get(late)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('is refused when its body differs from the signed one', async () => {
    const client = s3Client(s3.url);
    client.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { body: 'HELLO' });
        return next(args);
      },
      { step: 'deserialize' },
    );
    const put = new PutObjectCommand({ Bucket: 'private', Key: 'swapped', Body: 'hello' });
    await expect(client.send(put)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    client.destroy();
    await expect(s3.text('private', 'swapped')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('for an unsupported call gets NotImplemented', async () => {
    const { status } = await fetch(`${s3.url}/public/cover.jpg?acl`);
    expect(status).toBe(501);
    expect((await fetch(s3.url)).status).toBe(501);
  });
});

it('keeps dots in a path inside the bucket', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(s3.url);
    // fetch would resolve the dots.
    const path = '/public/../private/../../../../etc/passwd';
    sendRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});
