import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/contracts/define-contract.ts';
import { downloadsContract } from '../../../shared/contracts/downloads.ts';
import { feedsContract } from '../../../shared/contracts/feeds.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { buyPodcast, paidPodcast } from '../../support/buy-podcast.ts';
import { readFeed } from '../../support/read-feed.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await Promise.all([stack.seedArticles(), stack.seedPodcasts()]);
});
afterAll(() => stack.stop());

const { article, articleHead, articleToken, podcast, podcastHead, token } = downloadsContract;

/** What a client learns with GET and with HEAD, redirects followed. */
async function sizes(get: Call, head: Call, input: object) {
  const [got, asked] = await Promise.all(
    [get, head].map(async (call) =>
      (await stack.send(call, input as never)).headers.get('location')!,
    ),
  );
  const [file, about] = await Promise.all([fetch(got!), fetch(asked!, { method: 'HEAD' })]);
  const names = ['content-length', 'content-type', 'content-disposition', 'etag'];
  const told = (response: Response) => names.map((name) => response.headers.get(name));
  await file.arrayBuffer();
  return { got: told(file), asked: told(about) };
}

describe('a client that asks for size and type first', () => {
  it('learns of a purchased paper and episode what the download will say', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const paper = await stack.api(articleToken, { id: paidArticle.id, sessionId }, buyer);
    const first = await sizes(article, articleHead, { id: paidArticle.id, token: paper.token });
    expect(first.asked).toEqual(first.got);

    const heard = await buyPodcast(stack);
    const wish = {
      resourceId: paidPodcast.id,
      resourceType: 'podcast',
      sessionId: heard.sessionId,
    } as const;
    const granted = await stack.api(token, wish, heard.buyer);
    const second = await sizes(podcast, podcastHead, { id: paidPodcast.id, token: granted.token });
    expect(second.asked[0]).toBe(second.got[0]);
    expect(second.asked[1]).toBe(second.got[1]);
  });

  it('is refused without the right to it, as with GET', async () => {
    for (const [call, id] of [
      [articleHead, paidArticle.id],
      [podcastHead, paidPodcast.id],
    ] as const) {
      const get = call === articleHead ? article : podcast;
      const refused = await stack.send(get, { id });
      expect((await stack.send(call, { id })).status).toBe(refused.status);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('learns of a private feed what it says to GET', async () => {
    const { buyer } = await buyPodcast(stack);
    const { url } = await stack.api(feedsContract.address, {}, buyer);
    const [get, head] = await Promise.all([fetch(url), fetch(url, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    for (const name of ['content-type', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

it('gives a podcast client the transcript of an episode that its member owns', async () => {
  const { buyer } = await buyPodcast(stack);
  const { url } = await stack.api(feedsContract.address, {}, buyer);
  const { item } = readFeed(await (await fetch(url)).text());
  const owned = item.find(({ guid }) => guid.text === paidPodcast.id)!;
  const transcript = owned['podcast:transcript'] as { url: string; type: string };
  const answer = await fetch(transcript.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(transcript.type);
  expect(await answer.text()).toBe(paidPodcast.transcript);

  const stranger = await stack.api(feedsContract.address, {}, await stack.register());
  const feed = stranger.url.replace('podcast.xml', '');
  const refused = await fetch(`${feed}episodes/${paidPodcast.id}/transcript`);
  expect(refused.status).toBe(403);
});
