// @module-tag long

import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { credentials, errorOf, openS3, s3Client } from '../../support/open-s3.ts';
import { EXACT_BYTES, postForm, signForm } from '../../support/post-form.ts';

let s3: Awaited<ReturnType<typeof openS3>>;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outcrop-s3-test-'));
  s3 = await openS3({ dataDir });
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

describe('a form outside its policy leaves nothing and', () => {
  afterEach(async () => {
    const { Contents } = await s3.client.send(
      new ListObjectsV2Command({ Bucket: 'private', Prefix: 'refused' }),
    );
    expect(Contents).toBeUndefined();
    expect(readdirSync(join(dataDir, 's3', 'incoming'))).toEqual([]);
  });

  type Change = {
    options?: Partial<PresignedPostOptions>;
    fields?: Record<string, string>;
    file?: Buffer;
  };
  const policy = (reason: string) => `Invalid according to Policy: ${reason}`;

  it.each<[what: string, change: Change, status: number, code: string, message: string | RegExp]>([
    [
      'too long a file is EntityTooLarge',
      { file: Buffer.alloc(EXACT_BYTES + 1) },
      400,
      'EntityTooLarge',
      'Your proposed upload exceeds the maximum allowed size',
    ],
    [
      'far too long a file is EntityTooLarge',
      { file: Buffer.alloc(20_000_000) },
      400,
      'EntityTooLarge',
      'Your proposed upload exceeds the maximum allowed size',
    ],
    [
      'too short a file is EntityTooSmall',
      { file: Buffer.alloc(EXACT_BYTES - 1) },
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
    ],
    [
      'another type is AccessDenied',
      { fields: { 'Content-Type': 'text/html' } },
      403,
      'AccessDenied',
      policy('Policy Condition failed: ["eq", "$Content-Type", "application/pdf"]'),
    ],
    [
      'another key is AccessDenied',
      { fields: { key: 'refused/other.pdf' } },
      403,
      'AccessDenied',
      policy('Policy Condition failed: ["eq", "$key", "refused.pdf"]'),
    ],
    [
      'another success status is AccessDenied',
      {
        options: { Fields: { 'Content-Type': 'application/pdf', success_action_status: '201' } },
        fields: { success_action_status: '200' },
      },
      403,
      'AccessDenied',
      policy('Policy Condition failed: ["eq", "$success_action_status", "201"]'),
    ],
    [
      'a field that no condition names is AccessDenied',
      { fields: { 'x-amz-meta-extra': '1', acl: 'public-read' } },
      403,
      'AccessDenied',
      policy('Extra input fields: x-amz-meta-extra, acl'),
    ],
    [
      'a wrong start is AccessDenied',
      {
        options: { Conditions: [['starts-with', '$Content-Type', 'image/']] },
        fields: { 'Content-Type': 'application/pdf' },
      },
      403,
      'AccessDenied',
      policy('Policy Condition failed: ["starts-with", "$Content-Type", "image/"]'),
    ],
    [
      'an expired policy is AccessDenied',
      { options: { Expires: -1 } },
      403,
      'AccessDenied',
      policy('Policy expired.'),
    ],
    [
      'a missing signature is InvalidArgument',
      { fields: { 'X-Amz-Signature': '' } },
      400,
      'InvalidArgument',
      /^Bucket POST must contain a field named 'X-Amz-Signature'/,
    ],
    [
      'a forged signature is SignatureDoesNotMatch',
      { fields: { 'X-Amz-Signature': '0'.repeat(64) } },
      403,
      'SignatureDoesNotMatch',
      /signature/,
    ],
    ['no policy at all is AccessDenied', { fields: { Policy: '' } }, 403, 'AccessDenied', /Denied/],
  ])('%s', async (_what, { options, fields: changed, file }, status, code, message) => {
    const { url, fields } = await signForm(s3.client, { Key: 'refused.pdf', ...options });
    const response = await postForm(url, { ...fields, ...changed }, file);
    expect(response.status).toBe(status);
    expect(await errorOf(response)).toMatchObject({
      Code: code,
      Message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('a rewritten policy is SignatureDoesNotMatch', async () => {
    const { url, fields } = await signForm(s3.client, { Key: 'refused.pdf' });
    const document = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString()) as object;
    const Policy = Buffer.from(JSON.stringify({ ...document, conditions: [] })).toString('base64');
    const response = await postForm(url, { ...fields, Policy });
    expect((await errorOf(response)).Code).toBe('SignatureDoesNotMatch');
  });

  it('other keys are InvalidAccessKeyId or SignatureDoesNotMatch', async () => {
    const sender = async (given: Partial<typeof credentials>) => {
      const client = s3Client(s3.url, { ...credentials, ...given });
      const { url, fields } = await signForm(client, { Key: 'refused.pdf' });
      client.destroy();
      return (await errorOf(await postForm(url, fields))).Code;
    };
    expect(await sender({ accessKeyId: 'other' })).toBe('InvalidAccessKeyId');
    expect(await sender({ secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch');
  });

  it('another bucket, or none, is refused', async () => {
    const { fields } = await signForm(s3.client, { Key: 'refused.pdf' });
    const elsewhere = await postForm(`${s3.url}/public`, fields);
    expect(await errorOf(elsewhere)).toMatchObject({
      Code: 'AccessDenied',
      Message: policy('Policy Condition failed: ["eq", "$bucket", "private"]'),
    });
    expect((await errorOf(await postForm(`${s3.url}/none`, fields))).Code).toBe('NoSuchBucket');
  });

  it('a form without a file, or a body that is not a form, is refused', async () => {
    const { url, fields } = await signForm(s3.client, { Key: 'refused.pdf' });
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    const withoutFile = await fetch(url, { method: 'POST', body: form });
    expect(await errorOf(withoutFile)).toMatchObject({
      Code: 'InvalidArgument',
      Message: 'POST requires exactly one file upload per request.',
    });
    const noForm = await fetch(url, { method: 'POST', body: 'hello' });
    expect((await errorOf(noForm)).Code).toBe('MalformedPOSTRequest');
  });

  it('a connection cut in the middle of the file stores nothing', async () => {
    const { url, fields } = await signForm(s3.client, { Key: 'refused.pdf', Conditions: [] });
    const { hostname, port, pathname, host } = new URL(url);
    const field = (name: string, value: string) =>
      `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const start = Object.entries(fields).map(([name, value]) => field(name, value));
    const file = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100000\r\n` +
        `Content-Type: multipart/form-data; boundary=cut\r\n\r\n${start.join('')}${file}`,
    );
    const incoming = () => readdirSync(join(dataDir, 's3', 'incoming'));
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
  });
});
