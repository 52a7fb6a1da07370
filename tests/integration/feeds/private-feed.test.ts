import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { buyPodcast, paidPodcast } from '../../support/buy-podcast.ts';
import { failureOf } from '../../support/failure-of.ts';
import { readFeed } from '../../support/read-feed.ts';
import { fullAudio, samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

const { private: feed, episode, episodeHead, address, rotate } = feedsContract;
const { free } = samplePodcasts;
const { id } = paidPodcast;

const tokenIn = (url: string) => new URL(url).pathname.split('/')[2]!;
const tokenOf = async (member: Session) => tokenIn((await stack.api(address, {}, member)).url);
const guidsOf = async (token: string) => {
  const xml = await (await stack.send(feed, { token })).text();
  return readFeed(xml).item.map(({ guid }) => guid.text);
};
const refusal = async (token: string) => {
  const { status, code } = await failureOf(stack.api(feed, { token }));
  return [status, code];
};

describe("a member's own feed", () => {
  it("has its member's purchases and the free episodes, and nothing else", async () => {
    await stack.seedPodcasts([{ ...paidPodcast, id: 'pod-not-bought' }]);
    const { buyer } = await buyPodcast(stack);
    expect(await guidsOf(await tokenOf(buyer))).toEqual([free.id, id]);
    expect(await guidsOf(await tokenOf(await stack.register()))).toEqual([free.id]);
  });

  it('links to the full audio, which any client can fetch, seek in and request with HEAD', async () => {
    const { buyer } = await buyPodcast(stack);
    const { url } = await stack.api(address, {}, buyer);
    const response = await fetch(url);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const { item, ...channel } = readFeed(await response.text());
    expect(channel).toMatchObject({ 'itunes:block': 'yes', 'podcast:block': 'yes' });
    const { enclosure } = item.find(({ guid }) => guid.text === id)!;
    expect(enclosure.url).toMatch(
      new RegExp(`^${stack.siteUrl}/feeds/[^/]+/episodes/${id}\\.mp3$`),
    );
    const audio = Buffer.from(await (await fetch(enclosure.url)).arrayBuffer());
    expect(audio.length).toBe(Number(enclosure.length));
    expect(audio.equals(fullAudio(paidPodcast))).toBe(true);
    const part = await fetch(enclosure.url, { headers: { range: 'bytes=500-' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, audio.length - 500]);
    const asked = await fetch(enclosure.url, { method: 'HEAD' });
    expect(asked.headers.get('content-length')).toBe(enclosure.length);
  });

  it('is not sent again to a client that has it cached', async () => {
    const token = await tokenOf(await stack.register());
    const etag = (await stack.send(feed, { token })).headers.get('etag')!;
    const again = await stack.send(feed, { token }, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('keeps episodes that have been unpublished since', async () => {
    const gone = { ...paidPodcast, id: 'pod-gone' };
    await stack.seedPodcasts([gone]);
    const { buyer } = await buyPodcast(stack, { id: gone.id });
    const { shelf: _, publishedAt: _at, ...removed } = gone;
    await stack.seedPodcasts([removed]);
    const token = await tokenOf(buyer);
    expect(await guidsOf(token)).toEqual([gone.id, free.id]);
    expect((await stack.send(episode, { token, id: gone.id })).status).toBe(302);
  });

  it('loses refunded episodes, from the list and at the URL of their audio', async () => {
    const { buyer, sessionId } = await buyPodcast(stack);
    const token = await tokenOf(buyer);
    expect((await stack.send(episode, { token, id })).status).toBe(302);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await guidsOf(token)).toEqual([free.id]);
    for (const call of [episode, episodeHead] as const) {
      expect((await stack.send(call, { token, id })).status).toBe(403);
    }
    expect((await failureOf(stack.api(episode, { token, id }))).code).toBe('not_purchased');
    expect((await failureOf(stack.api(episode, { token, id: 'nope' }))).code).toBe('not_found');
  });
});

describe('the URL of a feed', () => {
  it('is the same until its member requests another; then the old one stops working at once', async () => {
    const { buyer } = await buyPodcast(stack);
    const old = await tokenOf(buyer);
    expect(await tokenOf(buyer)).toBe(old);
    const next = tokenIn((await stack.api(rotate, {}, buyer)).url);
    expect(next).not.toBe(old);
    expect(await refusal(old)).toEqual([404, 'not_found']);
    expect((await failureOf(stack.api(episode, { token: old, id }))).status).toBe(404);
    expect(await tokenOf(buyer)).toBe(next);
    expect(await guidsOf(next)).toContain(id);
  });

  it('is different after each of many concurrent rotations', async () => {
    const member = await stack.register();
    const rotations = Array.from({ length: 5 }, () => stack.api(rotate, {}, member));
    const urls = (await Promise.all(rotations)).map(({ url }) => url);
    expect(new Set(urls).size).toBe(5);
    expect(urls).toContain((await stack.api(address, {}, member)).url);
  });

  it('cannot be invented, or derived from that of another member', async () => {
    const mine = await tokenOf(await stack.register());
    const theirs = await tokenOf(await stack.register());
    const [myId, mySignature] = mine.split('.');
    const [theirId, theirSignature] = theirs.split('.');
    const invented = [
      `${theirId}.${mySignature}`,
      `${myId}.${theirSignature}`,
      `${mine}x`,
      `${mine}.x`,
      mine.slice(0, -1),
      `${myId}.`,
      `.${mySignature}`,
      'constructor.prototype',
      `nobody.${mySignature}`,
    ];
    for (const token of invented)
      expect([token, await refusal(token)]).toEqual([token, [404, 'not_found']]);
  });

  it('has status 404 while the account is disabled', async () => {
    const member = await stack.register();
    const token = await tokenOf(member);
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: { id: token.split('.')[0] },
        UpdateExpression: 'SET disabledAt = :now',
        ExpressionAttributeValues: { ':now': new Date().toISOString() },
      }),
    );
    expect(await refusal(token)).toEqual([404, 'not_found']);
    expect((await failureOf(stack.api(episode, { token, id: free.id }))).status).toBe(404);
  });

  it('is revealed to its member only', async () => {
    expect((await failureOf(stack.api(address, {}))).code).toBe('not_signed_in');
    expect((await failureOf(stack.api(rotate, {}))).code).toBe('not_signed_in');
  });
});
