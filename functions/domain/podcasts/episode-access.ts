import { AppError } from '../../platform/app-error.ts';
import { getEntitlement, listEntitlements } from '../orders/entitlement-repository.ts';
import { itemKey } from '../orders/order.ts';
import { getPodcast } from './podcast-repository.ts';
import type { Podcast } from './podcast.ts';

export function podcastItem(id: string): string {
  return itemKey({ resourceType: 'podcast', resourceId: id });
}

/** Whether an episode is for everybody: on the shelf, and without a price. */
export function isFreeForAll({ shelf, priceMinor }: Podcast): boolean {
  return shelf === 'published' && priceMinor === 0;
}

/**
 * An episode as far as a caller may know of it, and whether its full audio is his: bought, or free. One that is off the
 * shelf is there only for those who bought it.
 * @throws AppError `not_found`
 */
export async function openEpisode(
  id: string,
  userId: string | undefined,
): Promise<{ podcast: Podcast; owned: boolean }> {
  const [podcast, entitlement] = await Promise.all([
    getPodcast(id),
    userId === undefined ? undefined : getEntitlement(userId, podcastItem(id)),
  ]);
  const bought = entitlement?.state === 'owned';
  if (!podcast || (podcast.shelf !== 'published' && !bought)) throw new AppError('not_found');
  return { podcast, owned: bought || isFreeForAll(podcast) };
}

/** The episodes that a member has bought and not given back: their ids, each with the time of the purchase. */
export async function listBought(userId: string): Promise<Map<string, string>> {
  const prefix = podcastItem('');
  const owned = (await listEntitlements(userId)).filter(
    ({ state, item }) => state === 'owned' && item.startsWith(prefix),
  );
  return new Map(owned.map(({ item, purchasedAt }) => [item.slice(prefix.length), purchasedAt]));
}
