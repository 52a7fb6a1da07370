import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Line } from '#infra/doctor/line.ts';
import { putFile } from '#infra/local/seed/put-file.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { checkPages } from '#infra/smoke/page-checks.ts';
import { openSite, type Site } from '#infra/smoke/site.ts';
import { walk, type Walk } from '#infra/smoke/walk.ts';
import { expectInRunbook } from '../support/expect-in-runbook.ts';
import { commandBeside, runCommand } from '../support/run-command.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { startTestStack, webBuild, type TestStack } from '../support/start-test-stack.ts';
import { firstUnlessLong } from '../support/tier.ts';

/** A command takes long to start on a busy machine. */
const timeout = 120_000;
const script = 'infra/smoke.ts';
const web = mkdtempSync(path.join(tmpdir(), 'outcrop-smoke-'));
let stack: TestStack;
let command: ReturnType<typeof commandBeside>;
beforeAll(async () => {
  cpSync(webBuild, web, { recursive: true });
  for (const section of ['articles', 'podcasthub']) {
    writeFileSync(path.join(web, `assets/preview-${section}-1a2b3c4.png`), 'a picture');
  }
  writeFileSync(path.join(web, 'robots.txt'), 'Sitemap: https://site-origin.invalid/sitemap.xml');
  stack = await startTestStack({ web: { directory: web } });
  await Promise.all([stack.seedArticles(), stack.seedPodcasts(), putArtwork()]);
  command = commandBeside(stack, script);
});
afterAll(async () => {
  command.remove();
  await stack.stop();
  rmSync(web, { recursive: true });
});
afterEach(() => stack.stripe.switches({ holdWebhooks: false, outage: false }));

async function putArtwork(): Promise<void> {
  const { region, credentials, publicBucket } = localSettings;
  const endpoint = stack.endpoints.s3;
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const artwork = Object.values(samplePodcasts).map(({ feedArtworkUrl }) => ({
    key: feedArtworkUrl!.replace('/media/', ''),
    body: Buffer.from('a picture'),
    contentType: 'image/jpeg',
  }));
  await Promise.all(artwork.map((file) => putFile(s3, publicBucket, file)));
}

const buying = { payByHandMs: 0, webhookMs: 3000, tell: () => undefined };
const wrongIn = (lines: readonly Line[]) => lines.filter(({ state }) => state === 'failed');

/** The site with one answer changed. */
function siteWith(
  change: (path: string, response: Response) => Response | Promise<Response>,
): Site {
  const site = openSite(stack.siteUrl);
  return {
    ...site,
    async get(path, headers) {
      const response = await site.get(path, headers);
      return change(new URL(path, site.url).pathname, response);
    },
  };
}

const walkOf = (site: Site, more: Partial<Walk> = {}) => walk(site, { buying, ...more });

/** A response with another body or without a header. */
async function changed(
  response: Response,
  body?: string,
  without = 'no-such-header',
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete(without);
  return new Response(body ?? (await response.text()), { status: response.status, headers });
}

test('opens 60 pages of a larger site, spread over all of it', async () => {
  const paths = Array.from({ length: 64 }, (_, index) => `/?page=${index}`);
  const opened: string[] = [];
  const site = openSite(stack.siteUrl);
  const noting: Site = {
    ...site,
    get: (path, headers) => (opened.push(path), site.get(path, headers)),
  };
  expect(await checkPages(noting, paths)).toMatchObject([
    { state: 'passed', says: expect.stringMatching(/^60 of 64 pages respond/) as string },
  ]);
  expect(new Set(opened).size).toBe(60);
  expect(opened).toContain('/?page=62');
});

test(
  'tests the local stack from the first page to the download, and deletes its account',
  { timeout },
  async () => {
    const { code, stdout, stderr } = await command.run('--url', stack.siteUrl);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectInRunbook(stdout);
  },
);

test(
  'says without a mailbox what it did not check, and finds nothing wrong',
  { tags: 'long' },
  async () => {
    const lines = await walkOf(openSite(stack.siteUrl));
    expect(wrongIn(lines)).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ state: 'skipped', next: '--mailbox you@example.org' });
  },
);

test('exits with 2 if nothing responds', { tags: 'long', timeout }, async () => {
  const { code, stdout, stderr } = await runCommand(script, ['--url', 'http://127.0.0.1:1']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toBe('http://127.0.0.1:1 does not respond. Is the address right?\n');
});

const on = (path: string, fault: (response: Response) => Promise<Response>) =>
  siteWith((at, response) => (at === path ? fault(response) : response));
const answering = (status: number) => async () => new Response('Broken', { status });

const planted: [string, () => Site, string][] = [
  [
    'a missing header',
    () => on('/articles', (response) => changed(response, undefined, 'x-frame-options')),
    '/articles does not have the header x-frame-options.',
  ],
  [
    'a header on all pages',
    () => siteWith((_, response) => changed(response, undefined, 'content-security-policy')),
    '/ and 6 more: does not have the header content-security-policy.',
  ],
  [
    'a page with an error',
    () => on('/podcasthub', answering(500)),
    '/podcasthub responds with 500.',
  ],
  [
    'a page that is none',
    () => on('/', async () => Response.json({})),
    '/ is application/json, not a page.',
  ],
  [
    'a feed that is no XML',
    () => on('/feeds/podcast.xml', (response) => changed(response, 'Service not ready')),
    'The feed /feeds/podcast.xml is not XML.',
  ],
  [
    'a feed that is another XML',
    () => on('/feeds/podcast.xml', (response) => changed(response, '<html><p>Hello</p></html>')),
    'The feed /feeds/podcast.xml is not RSS.',
  ],
  [
    'a sitemap that is missing',
    () => on('/sitemap.xml', answering(404)),
    '/sitemap.xml responds with 404.',
  ],
  [
    'a sitemap of another host',
    () =>
      on('/sitemap.xml', async (response) =>
        changed(response, (await response.text()).replaceAll(stack.siteUrl, 'https://old.example')),
      ),
    '/sitemap.xml lists https://old.example/, which is not on',
  ],
  [
    'robots.txt without a sitemap',
    () => on('/robots.txt', (response) => changed(response, '')),
    '/robots.txt does not name',
  ],
  [
    'an article without a preview',
    () =>
      siteWith(async (at, response) =>
        at.startsWith('/articles/')
          ? changed(response, (await response.text()).replaceAll('og:image"', 'no:image"'))
          : response,
      ),
    'has no og:image.',
  ],
  [
    'a missing paper that answers like a page',
    () =>
      siteWith((at, response) =>
        at.includes('no-such-thing') && at.startsWith('/articles')
          ? new Response('<title>Papers</title>')
          : response,
      ),
    'does not exist, but responds with 200.',
  ],
];

test.for(firstUnlessLong(planted, 2))('names %s', { tags: 'repeats' }, async ([, site, says]) => {
  const wrong = wrongIn(await walkOf(site()));
  expect(wrong.map((line) => line.says)).toEqual([expect.stringContaining(says)]);
});

test('reports an unhealthy shop', async () => {
  const site = openSite(stack.siteUrl);
  const api = () => Promise.resolve({ status: 'degraded' });
  const lines = await walkOf({ ...site, api: api as Site['api'] });
  expect(wrongIn(lines)).toMatchObject([{ check: 'health', next: 'see "Status" in /admin' }]);
});

test(
  'reports a webhook that does not arrive, and an outage of Stripe',
  { tags: 'long', timeout },
  async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const unheard = wrongIn(await walkOf(openSite(stack.siteUrl), { mailbox: 'a@example.test' }));
    expect(unheard).toMatchObject([
      { check: 'webhook', next: 'npm run connect-stripe -- --stage <stage>' },
    ]);
    await stack.stripe.switches({ holdWebhooks: false, outage: true });
    const down = wrongIn(await walkOf(openSite(stack.siteUrl), { mailbox: 'a@example.test' }));
    expect(down.map(({ says }) => says)).toEqual([
      expect.stringContaining('POST /api/purchase responds with 503'),
    ]);
  },
);
