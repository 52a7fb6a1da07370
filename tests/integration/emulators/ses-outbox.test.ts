// @module-tag long

import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSes, type SesServer } from '@outcrop/emulators/ses';

const NOTICE = 'Local only: nothing here was sent to anyone.';

let ses: SesServer;
let client: SESv2Client;
beforeAll(async () => {
  ses = await startSes();
  client = new SESv2Client({
    endpoint: ses.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  });
});
afterAll(async () => {
  client.destroy();
  await ses.close();
});

const send = async (Subject: string, parts: { text?: string; html?: string }) => {
  const Body = {
    ...(parts.text && { Text: { Data: parts.text } }),
    ...(parts.html && { Html: { Data: parts.html } }),
  };
  const { MessageId } = await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'Outcrop <no-reply@outcrop.test>',
      Destination: { ToAddresses: ['buyer@outcrop.test'] },
      Content: { Simple: { Subject: { Data: Subject }, Body } },
    }),
  );
  return String(MessageId);
};
const open = async (path: string) => {
  const response = await fetch(ses.url + path);
  return { response, html: await response.text() };
};

describe('the outbox', () => {
  it('is empty at first, then lists emails, newest first, as text', async () => {
    const empty = await open('/_local/outbox');
    expect(empty.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(empty.html).toContain(NOTICE);
    expect(empty.html).toContain('No emails yet.');
    const older = await send('First', { text: 'x' });
    const newer = await send('<script>alert(1)</script>', { text: 'x' });
    const { html } = await open('/_local/outbox');
    expect(html).toContain(NOTICE);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html.indexOf(newer)).toBeGreaterThan(0);
    expect(html.indexOf(newer)).toBeLessThan(html.indexOf(older));
    expect(html).toContain(`href="/_local/outbox/${newer}"`);
  });

  it('shows an email with its parts and clickable links', async () => {
    const link = 'http://localhost:3000/reset-password?token=a&next=/x';
    const id = await send('New password', {
      text: `Open ${link}. <b>Thanks</b>`,
      html: `<!doctype html><html><head><title>x</title></head><body><a href="${link}">Reset</a></body></html>`,
    });
    const { html } = await open(`/_local/outbox/${id}`);
    expect(html).toContain(NOTICE);
    expect(html).toContain('<h1>New password</h1>');
    expect(html).toContain('Outcrop &lt;no-reply@outcrop.test&gt;');
    const shown = link.replace('&', '&amp;');
    expect(html).toContain(
      `Open <a href="${shown}" target="_top">${shown}</a>. &lt;b&gt;Thanks&lt;/b&gt;`,
    );
    expect(html).toMatch(
      new RegExp(`<iframe [^>]*sandbox="[^"]*" src="/_local/outbox/${id}/html">`),
    );
    expect(html).not.toContain('allow-scripts');
    expect(html).not.toContain('allow-same-origin');
  });

  it('serves the HTML part sandboxed, with links that leave the frame', async () => {
    const id = await send('Scripted', {
      html: '<html><head lang="en"></head><body><header>Hi</header><script>steal()</script></body></html>',
    });
    const { response, html } = await open(`/_local/outbox/${id}/html`);
    expect(html).toContain('<head lang="en"><base target="_top"></head><body><header>Hi</header>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups allow-top-navigation-by-user-activation');
    expect(policy).not.toContain('allow-scripts');
    const bare = await send('Bare', { html: '<p>Hi</p>' });
    expect((await open(`/_local/outbox/${bare}/html`)).html).toBe('<base target="_top"><p>Hi</p>');
  });

  it('shows only the parts that an email has', async () => {
    const id = await send('', { text: 'only text' });
    const { html } = await open(`/_local/outbox/${id}`);
    expect(html).toContain('<h1>(no subject)</h1>');
    expect(html).not.toContain('<iframe');
    expect((await open(`/_local/outbox/${id}/html`)).response.status).toBe(404);
    expect((await open('/_local/outbox/none')).response.status).toBe(404);
    expect((await open('/elsewhere')).response.status).toBe(404);
  });
});
