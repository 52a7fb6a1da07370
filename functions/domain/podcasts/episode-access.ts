import { itemKeyIn } from '../items/item-key.ts';
import { openItem } from '../catalogue/open-item.ts';
import { isPublished } from '../catalogue/publication.ts';
import { listEntitlements } from '../entitlements/entitlement-repository.ts';
import type { Episode } from './episode.ts';

/** Whether an episode is published and free. */
export function isFreeForAll(episode: Episode): boolean {
  return isPublished(episode) && episode.priceMinor === 0;
}

/**
 * Returns an episode that the caller may see, and whether they may play it in full (bought or free). An unpublished
 * one is visible to its buyers only.
 * @throws AppError `not_found`
 */
export async function openEpisode(
  id: string,
  userId: string | undefined,
): Promise<{ episode: Episode; owned: boolean }> {
  const { item: episode, owned } = await openItem<Episode>('podcasts', id, userId);
  return { episode, owned: owned || isFreeForAll(episode) };
}

/** Returns the ids of the episodes that a member owns, each with the time of purchase. */
export async function listBought(userId: string): Promise<Map<string, string>> {
  const prefix = itemKeyIn('podcasts', '');
  const owned = (await listEntitlements(userId)).filter(
    ({ state, item }) => state === 'owned' && item.startsWith(prefix),
  );
  return new Map(owned.map(({ item, purchasedAt }) => [item.slice(prefix.length), purchasedAt]));
}
