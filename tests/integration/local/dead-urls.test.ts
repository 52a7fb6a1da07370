// @module-tag long

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { paidPodcast } from '../../support/buy-podcast.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
/** The URL of a private feed before its member replaced it. */
let oldFeed: string;
beforeAll(async () => {
  stack = await startTestStack();
  await Promise.all([stack.seedArticles(), stack.seedPodcasts()]);
  const member = await stack.register();
  oldFeed = new URL((await stack.api(feedsContract.address, {}, member)).url).pathname;
  await stack.api(feedsContract.rotate, {}, member);
});
afterAll(() => stack.stop());

const forged = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk';
const episode = `/download/podcasts/${paidPodcast.id}`;
const paper = `/api/articles/${paidArticle.id}/download`;

/** URL, status, code, and the first link of the page. */
const urls: [path: string, status: number, code: string, way: string][] = [
  ['/aff/unknown', 404, 'not_found', '/gear'],
  ['/aff/constructor', 404, 'not_found', '/gear'],
  ['/aff/too/deep', 404, 'not_found', '/gear'],
  [episode, 403, 'not_purchased', '/purchases'],
  [`${episode}?token=${forged}`, 403, 'download_link_invalid', '/purchases'],
  [`${episode}?token=`, 403, 'not_purchased', '/purchases'],
  ['/download/podcasts/none', 403, 'not_purchased', '/purchases'],
  ['/download/none', 404, 'not_found', '/purchases'],
  [paper, 403, 'not_purchased', '/purchases'],
  [`${paper}?token=${forged}`, 403, 'download_link_invalid', '/purchases'],
  [`/download/products/core?token=${forged}`, 403, 'download_link_invalid', '/purchases'],
  ['/feeds/invented.token-x/podcast.xml', 404, 'not_found', '/podcasthub'],
  ['/feeds/invented.token-x/episodes/none.mp3', 404, 'not_found', '/podcasthub'],
  ['/feeds/nothing.xml', 404, 'not_found', '/podcasthub'],
  [`/api/waitlist/leave/${forged}`, 404, 'link_invalid', '/contact'],
  [`/api/auth/preferences/stop/${forged}`, 404, 'link_invalid', '/settings'],
  ['/api/auth/me', 401, 'not_signed_in', '/login'],
  ['/api/auth/login', 405, 'method_not_allowed', '/'],
  ['/api/nothing', 404, 'not_found', '/'],
  ['/sitemaps/99.xml', 404, 'not_found', '/'],
  ['/media/articles/none/cover.webp', 404, 'not_found', '/'],
  ['/assets/of-last-year.js', 404, 'not_found', '/'],
  ['/favicon-96x96.png', 404, 'not_found', '/'],
  ['/.well-known/none', 404, 'not_found', '/'],
  ['/wp-login.php', 404, 'not_found', '/'],
];

async function ask(path: string, accept: string, method = 'GET') {
  const response = await fetch(stack.siteUrl + path, {
    method,
    headers: { accept },
    redirect: 'manual',
  });
  return { response, text: await response.text() };
}

const navigation = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

describe.each(urls)('the dead URL %s', (path, status, code, way) => {
  it('is a page for a person', async () => {
    const { response, text } = await ask(path, navigation);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [first] = /(?<=<nav[^]*?href=")[^"]*/.exec(text) ?? [];
    expect(first).toBe(way);
    expect(text).toMatch(/<h1>[^<]{8,60}<\/h1>\n<p>[^<]{20,}\.<\/p>/);
  });

  it.each(['application/json', '*/*'])(
    'returns JSON to a program that accepts %s',
    async (accept) => {
      const { response, text } = await ask(path, accept);
      expect(response.status).toBe(status);
      expect(JSON.parse(text)).toMatchObject({ code, error: expect.stringMatching(/\.$/) });
    },
  );
});

it('of a feed that has a new URL links to it', async () => {
  const { response, text } = await ask(oldFeed, navigation);
  expect(response.status).toBe(404);
  expect(text).toContain('copy your current one from the podcast hub');
});
