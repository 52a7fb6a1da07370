import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainError } from '#infra/preflight/explain-error.ts';
import { signedFetch } from '#infra/preflight/signed-fetch.ts';
import { stripeKeyProblem } from '#infra/preflight/stripe-key-check.ts';

let server: Server;
let port: number;
let awsResponse = { status: 200, type: 'text/xml', body: '' };
let denied = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const isDenied = denied !== '' && request.url!.startsWith(denied);
    response.writeHead(isDenied ? 403 : awsResponse.status, { 'content-type': awsResponse.type });
    response.end(isDenied ? '{"error":{"type":"invalid_request_error"}}' : awsResponse.body);
    const { authorization = '', 'x-amz-target': target } = request.headers;
    seen.push({ url: request.url!, authorization, target });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
const seen: { url: string; authorization: string; target: unknown }[] = [];

const credentials = () => Promise.resolve({ accessKeyId: 'AKIATEST', secretAccessKey: 'secret' });
const ask = () =>
  signedFetch('eu-west-2', credentials, `http://127.0.0.1:${port}`)(
    'sts',
    'POST',
    '/',
    'Action=GetCallerIdentity',
  );

it('signs requests to AWS for the service and region', async () => {
  awsResponse = { status: 200, type: 'text/xml', body: '<Account>123456789012</Account>' };
  expect(await ask()).toContain('123456789012');
  expect(seen.at(-1)!.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/eu-west-2\/sts\/aws4_request/,
  );
});

it("looks up certificates in CloudFront's region", async () => {
  awsResponse = { status: 200, type: 'application/json', body: '{}' };
  const here = signedFetch('eu-west-2', credentials, `http://127.0.0.1:${port}`);
  await here('acm', 'POST', '/', '{}', 'CertificateManager.DescribeCertificate');
  expect(seen.at(-1)!.target).toBe('CertificateManager.DescribeCertificate');
  expect(seen.at(-1)!.authorization).toMatch(/\/us-east-1\/acm\/aws4_request/);
  expect(seen.at(-1)!.authorization).toContain('x-amz-target');
});

it("knows AWS's errors by their codes", async () => {
  awsResponse = { status: 403, type: 'text/xml', body: '<Error><Code>ExpiredToken</Code></Error>' };
  const error = await ask().catch((reason: unknown) => reason);
  expect(explainError(error, 'account')).toMatchObject({ severity: 'stop', next: 'aws sso login' });
});

it('says that AWS does not respond if nothing listens', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port: free } = closed.address() as AddressInfo;
  await once(closed.close(), 'close');
  const nowhere = signedFetch('eu-west-2', credentials, `http://127.0.0.1:${free}`);
  const error = await nowhere('lambda', 'GET', '/2016-08-19/account-settings').catch(
    (reason: unknown) => reason,
  );
  expect(explainError(error, 'quota').says).toContain('AWS does not respond');
});

const stripeHere = () => ({ host: '127.0.0.1', port, protocol: 'http' as const });
const list = '{"object":"list","data":[],"has_more":false}';

it('accepts a key that Stripe knows', async () => {
  awsResponse = { status: 200, type: 'application/json', body: list };
  expect(await stripeKeyProblem('sk_test_abc', stripeHere())).toBeUndefined();
  expect(await stripeKeyProblem('rk_test_abc', stripeHere())).toBeUndefined();
});

it('refuses a key that Stripe does not know', async () => {
  awsResponse = {
    status: 401,
    type: 'application/json',
    body: '{"error":{"type":"invalid_request_error"}}',
  };
  expect(await stripeKeyProblem('sk_test_abc', stripeHere())).toContain(
    'does not recognise this key',
  );
});

it('lists what a restricted key may not read', async () => {
  awsResponse = { status: 200, type: 'application/json', body: list };
  denied = '/v1/events';
  expect(await stripeKeyProblem('rk_test_abc', stripeHere())).toContain(
    'does not have permission to read: Events.',
  );
  denied = '';
});

it('reports no problem with a key while Stripe cannot be reached', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, protocol: 'http' as const };
  expect(await stripeKeyProblem('sk_test_abc', nowhere)).toBeUndefined();
});
