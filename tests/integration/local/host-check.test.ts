import { request, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRoutes } from '@outcrop/emulators/stripe/pages/page-routes.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Returns the status of a response. `fetch` would override the headers under test. */
function statusOf(
  url: string,
  headers: OutgoingHttpHeaders,
  body?: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(
      url,
      { method: body === undefined ? 'GET' : 'POST', headers, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on('error', reject)
      .end(body);
  });
}

const sent = { 'content-type': 'application/json' };
const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** Every form, and the origins where it can be posted: the site's, and the emulator's own port. */
function forms(): [path: string, doors: string[]][] {
  const { ses, stripe } = stack.endpoints;
  const posts = pageRoutes.filter(({ method }) => method === 'POST');
  return [
    ['/_local/outage', [stack.siteUrl, ses]],
    ...posts.map(({ path }): [string, string[]] => [
      path.replace(':id', 'no-such'),
      [stack.siteUrl, stripe!],
    ]),
  ];
}

const pages = ['', '/', '/outbox', '/mails', '/payments'];
const strangers = ['rebound.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.7'];

describe('the pages of the local stack', () => {
  it('are not served under the name of another site', async () => {
    const { port } = new URL(stack.siteUrl);
    for (const page of pages) {
      const url = `http://127.0.0.1:${port}/_local${page}`;
      for (const host of strangers) {
        expect([url, host, await statusOf(url, { host: `${host}:${port}` })]).toEqual([
          url,
          host,
          403,
        ]);
      }
      for (const host of [`localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`, '127.0.0.1']) {
        expect([url, host, await statusOf(url, { host })]).toEqual([url, host, 200]);
      }
    }
  });

  it("are not served under other names at the emulators' ports either", async () => {
    const { ses, stripe, dynamodb } = stack.endpoints;
    for (const url of [
      `${ses}/_local/mails`,
      `${stripe}/_local/payments`,
      `${stripe}/v1/charges`,
      dynamodb,
    ]) {
      expect([url, await statusOf(url, { host: strangers[0]! })]).toEqual([url, 403]);
    }
  });

  it.each(foreign)('refuse forms of another site: %j', async (headers) => {
    for (const [path, doors] of forms()) {
      for (const door of doors) {
        const url = door + path;
        const status = await statusOf(url, { ...sent, ...headers }, '{"on":true}');
        expect([url, status]).toEqual([url, 403]);
      }
    }
  });

  it('accept their own forms, and those of a test', async () => {
    for (const [path, doors] of forms()) {
      for (const door of doors) {
        for (const headers of [{ origin: door }, { 'sec-fetch-site': 'same-origin' }, {}]) {
          const url = door + path;
          expect([url, await statusOf(url, headers, '{"on":false}')]).not.toEqual([url, 403]);
        }
      }
    }
  });
});
