import { feedsContract } from '#shared/contracts/feeds.ts';
import { buyPodcast, paidPodcast } from '../buy-podcast.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Everything that podcast clients and their owners do with feeds, once. */
export async function useFeeds(stack: TestStack): Promise<void> {
  await stack.seedPodcasts();
  const { buyer } = await buyPodcast(stack);
  await stack.api(feedsContract.public, {});
  await stack.api(feedsContract.rotate, {}, buyer);
  const { url } = await stack.api(feedsContract.address, {}, buyer);
  const token = new URL(url).pathname.split('/')[2]!;
  await stack.api(feedsContract.private, { token });
  await stack.api(feedsContract.episode, { token, id: `${paidPodcast.id}.mp3` });
}
