import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { podcastGuid } from '#functions/domain/feeds/podcast-guid.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { env } from '#functions/platform/env.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

async function guidOf(feed: Promise<Response>): Promise<string | undefined> {
  return /<podcast:guid>(.*?)</.exec(await (await feed).text())?.[1];
}

it('a podcast keeps its guid when the site moves to another host', async () => {
  const first = stack.siteUrl;
  const publicFeed = () => guidOf(fetch(`${stack.gatewayUrl}/feeds/podcast.xml`));
  const member = await stack.register();
  const { url } = await stack.api(feedsContract.address, {}, member);
  const ownFeed = () => guidOf(fetch(stack.gatewayUrl + new URL(url).pathname));

  const before = [await publicFeed(), await ownFeed()];
  expect(before[0]).toBe(podcastGuid(`${first}/feeds/podcast.xml`));
  expect(before[1]).toBe(podcastGuid(`${first}/feeds/${member.id}`));

  Object.assign(env(), { SITE_URL: 'https://moved.example' });
  // Clears the cached catalogue, so that the feed is written again.
  await stack.seedPodcasts();
  const after = [await publicFeed(), await ownFeed()];
  Object.assign(env(), { SITE_URL: first });
  expect(after).toEqual(before);
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('settings'), Key: { key: 'podcast' } }),
  );
  expect(Item).toEqual({ key: 'podcast', firstOrigin: first });
});
