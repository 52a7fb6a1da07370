import type { CatalogueKind } from '#functions/domain/items/catalogue-kind.ts';
import { itemNouns } from '#functions/domain/items/item-nouns.ts';
import { catalogueChange } from '#functions/domain/catalogue/lists/change-log-repository.ts';
import { keptLists } from '#functions/domain/catalogue/lists/large-list.ts';
import { writeSavedNote } from '#functions/domain/catalogue/lists/saved-note-repository.ts';
import { writeTogether } from '#functions/platform/dynamo.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { storeProductsContract } from '#shared/contracts/store-products.ts';
import type { TestStack } from '../start-test-stack.ts';

const kinds = Object.keys(itemNouns) as CatalogueKind[];

/**
 * Has each function with a list start in a large shop, once: the lists are saved by the sweep, and something has
 * changed since. How many rows there are does not matter for that.
 */
export async function useLargeLists(stack: TestStack): Promise<void> {
  const { token } = await stack.register();
  for (const kind of kinds) await saveOnce(stack, kind);
  const calls = [
    () => stack.api(articlesContract.categories, {}),
    () => stack.api(podcastsContract.list, { author: 'Nobody' }),
    () => stack.api(storeProductsContract.list, { author: 'Nobody' }),
    () => stack.api(bundlesContract.list, {}),
    () => stack.api(feedsContract.public, {}),
    () => stack.send(pagesContract.sitemap, {}),
    () =>
      stack.api(
        chatContract.send,
        { message: 'Which papers are free?', requestId: 'request-large' },
        { token },
      ),
  ];
  for (const call of calls) {
    await startAfterChange();
    await call();
  }
}

/** Saves one list at a time: the sweep also visits the site, whose functions share the lists here. */
async function saveOnce(stack: TestStack, kind: CatalogueKind): Promise<void> {
  // The first time there is no saved list, and the second time there is.
  for (let time = 0; time < 2; time++) {
    await writeSavedNote(kind, { version: 0, savedAt: 0 });
    await startAfterChange();
    await stack.invoke('sweep', {});
  }
}

async function startAfterChange(): Promise<void> {
  keptLists.clear();
  for (const kind of kinds) await writeTogether(catalogueChange(kind, { item: 'changed' }));
}
