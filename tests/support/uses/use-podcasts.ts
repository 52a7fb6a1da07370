import { episodeChangesContract } from '#shared/contracts/item-changes.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { buyPodcast, paidPodcast } from '../buy-podcast.ts';
import { registerAdmin } from '../sample-admin.ts';
import { samplePodcasts } from '../sample-podcasts.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Everything that listeners and admins do with episodes, once. */
export async function usePodcasts(stack: TestStack): Promise<void> {
  await stack.seedPodcasts();
  const { buyer, sessionId } = await buyPodcast(stack);
  const { id } = paidPodcast;
  const { list, get, transcript, countListen, getPosition, putPosition } = podcastsContract;
  await stack.api(list, {});
  await stack.api(list, { sort: 'purchased' }, buyer);
  await stack.api(get, { id }, buyer);
  await stack.api(transcript, { id }, buyer);
  await stack.api(countListen, { id, visit: 'visit-0001' });
  const listenedAt = new Date().toISOString();
  await stack.api(putPosition, { id, positionSeconds: 1, playbackRate: 1, listenedAt }, buyer);
  await stack.api(getPosition, { id }, buyer);
  const request = { resourceId: id, resourceType: 'podcast' as const, sessionId };
  const { token } = await stack.api(downloadsContract.token, request, buyer);
  await stack.send(pagesContract.hub, {});
  await stack.send(pagesContract.episode, { id });
  await stack.api(downloadsContract.podcast, { id, token });
  await stack.api(downloadsContract.podcastHead, { id: samplePodcasts.free.id });
  await usePodcastsAdmin(stack);
}

async function usePodcastsAdmin(stack: TestStack): Promise<void> {
  const { listManaged, getManaged, create, update, remove, uploadAudio } = podcastsAdminContract;
  const admin = await registerAdmin(stack);
  const fields = {
    title: 'The well that lied',
    shortDescription: 'A static level that was none.',
    longDescription: 'What a leaking casing does to a water table.',
    price: 2.5,
  };
  const { _id: id } = await stack.api(create, fields, admin);
  await stack.api(update, { ...fields, id, price: 3 }, admin);
  await stack.api(listManaged, {}, admin);
  await stack.api(getManaged, { id: paidPodcast.id }, admin);
  const file = { fileName: 'well.mp3', contentType: 'audio/mpeg', size: 2000 };
  await stack.api(uploadAudio, { id, ...file }, admin);
  const price = { ids: [id], action: 'price' as const, price: 6 };
  await stack.api(episodeChangesContract.changeMany, { ...price, preview: true }, admin);
  await stack.api(episodeChangesContract.changeMany, price, admin);
  await stack.api(episodeChangesContract.changeMany, { ids: [id], action: 'feature' }, admin);
  await stack.api(remove, { id }, admin);
}
