import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#functions/platform/env.ts';
import { PortTaken } from '@outcrop/emulators/http/listen.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { sampleArticles, samplePdf } from '../../support/sample-articles.ts';
import {
  siteTextFile,
  startTestStack,
  pagesDir,
  webBuild,
  type TestStack,
} from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';

const { paid, free } = sampleArticles;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});

afterAll(() => stack.stop());

test('a member registers, buys an article, downloads it and gets a receipt', async () => {
  const { email, token } = await stack.register();
  const order = {
    resourceId: paid.id,
    resourceType: 'article' as const,
    returnUrl: `${stack.siteUrl}/articles/success`,
  };
  const { url } = await stack.api(purchaseContract.create, order, { token });
  expect(url).toMatch(new RegExp(`^${stack.siteUrl}/_local/stripe/checkout/cs_test_`));
  const sessionId = sessionIdOf(url);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();

  const [owned] = await stack.api(purchaseContract.list, {}, { token });
  expect(owned).toMatchObject({ resourceId: paid.id, status: 'owned', amountPaid: 4.5 });
  const input = { id: paid.id, sessionId };
  const granted = await stack.api(downloadsContract.articleToken, input, { token });
  const redirect = await stack.send(downloadsContract.article, {
    id: paid.id,
    token: granted.token,
  });
  expect(redirect.status).toBe(302);
  const file = await fetch(redirect.headers.get('location')!);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(samplePdf(paid));
  const [receipt] = await stack.waitForMails(email);
  expect(receipt?.html).toContain(`${stack.siteUrl}/purchases`);
  expect(stack.failures).toEqual([]);
});

test('an email that SES refuses is sent by a later sweep', async () => {
  await stack.register('patient@example.test');
  await stack.outage(true);
  const response = await stack.send(authContract.requestPasswordReset, {
    email: 'patient@example.test',
  });
  expect(response.status).toBe(200);
  await stack.outage(false);
  await stack.invoke('sweep', {});
  const mails = await stack.waitForMails('patient@example.test');
  expect(mails[0]?.text).toContain(`${stack.siteUrl}/reset-password`);
});

describe('through the edge', () => {
  test("the second request for the library is served from the edge's cache", async () => {
    const library = () => fetch(stack.siteUrl + articlesContract.list.path);
    const first = await library();
    expect(((await first.json()) as { id: string }[]).map(({ id }) => id)).toContain(free.id);
    expect((await library()).headers.get('x-cache')).toBe('Hit from cloudfront');
  });

  test("a shared link has the article's title and keeps the page's scripts", async () => {
    const page = await (await fetch(`${stack.siteUrl}/articles/${paid.id}`)).text();
    expect(page).toContain(`<title>${paid.title} · `);
    expect(page).toContain('/assets/loader-1a2b3c4.js');
  });

  test("rate limits use the viewer's IP address, whatever a client claims", async () => {
    const rule = siteConfig.limits.register;
    const configured = { ...rule };
    // A window of 31 years, so that none ends during the test.
    Object.assign(rule, { limit: 3, windowSeconds: 1_000_000_000 });
    const register = (attempt: number) =>
      fetch(stack.siteUrl + authContract.register.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'cloudfront-viewer-address': `9.9.9.${attempt}:1`,
        },
        body: JSON.stringify({ email: `many-${attempt}@example.test`, password: 'gneiss-bands' }),
      });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await register(attempt)).status);
    Object.assign(rule, configured);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('an unknown call is a 404 in JSON, an unknown page the app', async () => {
    const call = await fetch(`${stack.siteUrl}/api/unknown`);
    expect([call.status, await call.json()]).toMatchObject([404, { code: 'not_found' }]);
    const page = await fetch(`${stack.siteUrl}/unknown`);
    expect(await page.text()).toContain('App of the small build');
  });
});

describe('the pages of the local stack', () => {
  test.each([
    ['/_local', 'admin@outcrop.test'],
    ['/_local/', '/_local/outbox'],
    ['/_local/outbox', 'reset'],
    ['/_local/payments', paid.title],
  ])('%s shows %s', async (path, text) => {
    const response = await fetch(stack.siteUrl + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect((await response.text()).toLowerCase()).toContain(text.toLowerCase());
  });

  test.each([
    ['/_laptop', '/_local'],
    ['/_laptop/payments?after=cs_test_1', '/_local/payments?after=cs_test_1'],
    ['/_laptop/stripe/receipts/ch_1', '/_local/stripe/receipts/ch_1'],
  ])('are found under their former path: %s', async (former, path) => {
    const response = await fetch(stack.siteUrl + former, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(path);
  });

  test('accept a form that is sent to the former path', async () => {
    const response = await fetch(`${stack.siteUrl}/_laptop/stripe/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.siteUrl },
      body: '{"apiDelayMs":0}',
    });
    expect(await response.json()).toMatchObject({ apiDelayMs: 0, outage: false });
  });

  test('accept forms', async () => {
    const response = await fetch(`${stack.siteUrl}/_local/stripe/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.siteUrl },
      body: '{"apiDelayMs":0}',
    });
    expect(await response.json()).toMatchObject({ apiDelayMs: 0, outage: false });
  });
});

describe('the environment', () => {
  const own = [
    'STAGE',
    'SITE_URL',
    'TABLE_PREFIX',
    'PUBLIC_BUCKET',
    'PRIVATE_BUCKET',
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'JWKS_URL',
    'MAIL_FROM',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SIGNING_KEY',
    'PASSWORD_HASHING',
    'STRIPE_API_BASE',
    'STRIPE_PAYMENTS_URL',
    'EDGE_KEY',
    'DISTRIBUTION_ID',
    'PAGES_DIR',
    'SITE_TEXT_FILE',
  ];

  test('contains exactly the variables that the functions parse', () => {
    expect(Object.keys(parseEnv(process.env)).sort()).toEqual([...own].sort());
    expect(process.env['SITE_URL']).toBe(stack.siteUrl);
  });

  test('sends the AWS SDKs to the emulators only', () => {
    for (const service of ['DYNAMODB', 'S3', 'COGNITO_IDENTITY_PROVIDER', 'SESV2', 'CLOUDFRONT']) {
      expect(process.env[`AWS_ENDPOINT_URL_${service}`]).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    }
    expect(process.env['AWS_PROFILE']).toBeUndefined();
  });
});

test('a second stack on the same port is refused and leaves nothing running', async () => {
  const port = Number(new URL(stack.siteUrl).port);
  const second = startStack({
    loadHandler,
    web: { directory: webBuild },
    pagesDir,
    siteTextFile,
    port,
  });
  await expect(second).rejects.toThrow(new PortTaken(port));
});
