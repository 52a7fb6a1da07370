// @module-tag long

import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3 } from '../../support/open-s3.ts';
import { EXACT_BYTES, pdf, postForm, signForm } from '../../support/post-form.ts';

let s3: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.close());

describe('a form within its policy', () => {
  it('is stored with the values of its fields and returns 204', async () => {
    const { url, fields } = await signForm(s3.client, {
      Key: 'papers/ö 1/upload.pdf',
      Fields: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline',
        'x-amz-meta-article': 'a-1',
        'x-amz-meta-title': '地質図',
      },
    });
    const response = await postForm(url, fields);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    const etag = `"${createHash('md5').update(pdf).digest('hex')}"`;
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('location')).toBe(`${s3.url}/private/papers/%C3%B6%201/upload.pdf`);
    const head = await s3.client.send(
      new HeadObjectCommand({ Bucket: 'private', Key: 'papers/ö 1/upload.pdf' }),
    );
    expect(head).toMatchObject({
      ETag: etag,
      ContentLength: EXACT_BYTES,
      ContentType: 'application/pdf',
      ContentDisposition: 'inline',
      Metadata: {
        article: 'a-1',
        title: `=?UTF-8?B?${Buffer.from('地質図').toString('base64')}?=`,
      },
    });
    expect(await s3.text('private', 'papers/ö 1/upload.pdf')).toBe(pdf.toString());
  });

  it('responds as success_action_status and success_action_redirect say', async () => {
    const type = { 'Content-Type': 'application/pdf' };
    const created = await signForm(s3.client, {
      Fields: { ...type, success_action_status: '201' },
    });
    const response = await postForm(created.url, created.fields);
    expect(response.status).toBe(201);
    const xml = await response.text();
    expect(xml).toContain('<Bucket>private</Bucket><Key>upload.pdf</Key>');
    const ok = await signForm(s3.client, { Fields: { ...type, success_action_status: '200' } });
    expect((await postForm(ok.url, ok.fields)).status).toBe(200);
    const back = 'http://localhost:3000/admin?tab=articles';
    const redirect = await signForm(s3.client, {
      Fields: { ...type, success_action_redirect: back },
    });
    const redirected = await postForm(redirect.url, redirect.fields);
    expect(redirected.status).toBe(303);
    const location = new URL(redirected.headers.get('location') ?? '');
    expect(location.searchParams.get('tab')).toBe('articles');
    expect(location.searchParams.get('key')).toBe('upload.pdf');
  });

  it('may use the file name in the key, within the prefix of the policy', async () => {
    const { url, fields } = await signForm(s3.client, {
      Key: 'drafts/${filename}',
      Fields: {},
      Conditions: [
        ['starts-with', '$Content-Type', 'image/'],
        ['content-length-range', 0, 5000],
      ],
    });
    const given = { ...fields, 'Content-Type': 'image/png', 'x-ignore-me': 'yes' };
    expect((await postForm(url, given, pdf, 'Größe $& 1.png')).status).toBe(204);
    const head = await s3.client.send(
      new HeadObjectCommand({ Bucket: 'private', Key: 'drafts/Größe $& 1.png' }),
    );
    expect(head.ContentType).toBe('image/png');
  });
});
