import { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { createPartFinder } from '../domain/bundles/find-parts.ts';
import { toPage } from '../domain/bundles/present-bundle.ts';
import { openItemPage } from '../domain/catalogue/open-item.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

/** Reads a bundle's page. All guests get the same response; an administrator sees bundles in every state. */
export const readBundlePage = implement(bundlesContract.getPage, async ({ id }, actor) => {
  const { item, hidden } = await openItemPage<Bundle>('bundles', id, actor);
  const page = toPage(item, (await createPartFinder())(item.parts));
  return actor ? { ...page, hidden } : json(page, { ...publicCache, vary: 'authorization' });
});
