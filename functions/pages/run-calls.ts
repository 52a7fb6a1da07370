import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Call, InputOf } from '#shared/contracts/define-contract.ts';
import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { homeContract } from '#shared/contracts/home.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import type { CallResult, CallResults, RequestedCall } from '#shared/html/page-renderer.ts';
import { articleList } from '../domain/articles/article-list.ts';
import { toPage as toArticlePage } from '../domain/articles/article-page.ts';
import { readCatalogue } from '../domain/articles/catalogue.ts';
import { countCategories } from '../domain/articles/find-articles.ts';
import { openArticle } from '../domain/articles/open-article.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { listBundlesOnSale } from '../domain/bundles/catalogue.ts';
import { createPartFinder } from '../domain/bundles/find-parts.ts';
import { toPage as toBundlePage } from '../domain/bundles/present-bundle.ts';
import { openItem } from '../domain/catalogue/open-item.ts';
import { readHomeShelf } from '../domain/home/home-items.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { episodeList } from '../domain/podcasts/episode-list.ts';
import { toPage as toEpisodePage } from '../domain/podcasts/episode-page.ts';
import { toPage as toProductPage } from '../domain/products/product-page.ts';
import type { Product } from '../domain/products/product.ts';
import { productList } from '../domain/products/product-list.ts';
import { listReviewsOfItem } from '../domain/reviews/read-reviews.ts';
import { AppError } from '../platform/app-error.ts';
import { logger } from '../platform/logger.ts';

/**
 * Runs a call.
 * @returns `freshSeconds`: how many seconds the result may be cached, if known
 */
type CallRunner = (input: unknown) => Promise<CallResult & { freshSeconds?: number }>;

/** The API calls that pages can embed, by path, as a guest would see them. */
const callRunners: Readonly<Record<string, CallRunner>> = Object.fromEntries([
  callRunner(articlesContract.list, (query) => articleList.page(query).then(asResult)),
  callRunner(articlesContract.categories, async () => ({
    data: countCategories((await readCatalogue()).rows),
  })),
  callRunner(podcastsContract.list, (query) => episodeList.page(query).then(asResult)),
  itemRunner(articlePageContract.getPage, async (id) =>
    toArticlePage((await openArticle(id, undefined)).article),
  ),
  itemRunner(episodePageContract.getPage, async (id) =>
    toEpisodePage((await openEpisode(id, undefined)).episode),
  ),
  itemRunner(productPageContract.getPage, async (id) =>
    toProductPage((await openItem<Product>('products', id, undefined)).item),
  ),
  itemRunner(bundlesContract.getPage, async (id) => {
    const { item } = await openItem<Bundle>('bundles', id, undefined);
    return toBundlePage(item, (await createPartFinder())(item.parts));
  }),
  callRunner(bundlesContract.list, async (item) => ({ data: await listBundlesOnSale(item) })),
  callRunner(reviewsContract.list, async (item) => ({ data: await listReviewsOfItem(item) })),
  callRunner(homeContract.onSale, async () => {
    const { items, freshSeconds } = await readHomeShelf();
    return { data: items, freshSeconds };
  }),
  callRunner(productsContract.list, (query) => productList.page(query).then(asResult)),
]);

/** The longest time a page waits for its data; after that the browser fetches it. */
const maxWaitMs = 2000;

interface CallOutcome {
  results: CallResults;
  /** Whether a call failed. A missing item is not a failure: the page reports it. */
  failed: boolean;
  /** How many seconds the results may be cached; undefined if unknown. */
  freshSeconds: number | undefined;
}

/** Runs calls and returns the results of those that finish in time. */
export async function runCalls(calls: readonly RequestedCall[]): Promise<CallOutcome> {
  const results: Record<string, CallResult> = {};
  let failed = false;
  let fresh: number | undefined;
  const run = async ({ url, path, input }: RequestedCall) => {
    try {
      const given = await callRunners[path]?.(input);
      if (!given) return;
      const { freshSeconds, ...result } = given;
      results[url] = result;
      if (freshSeconds !== undefined) fresh = freshSeconds;
    } catch (error) {
      if (error instanceof AppError) {
        if (error.code === 'not_found') results[url] = { data: undefined, missing: true };
        return;
      }
      failed = true;
      logger.error('a page is shown without a list', { url, error });
    }
  };
  const all = Promise.all(calls.map(run)).then(() => true);
  const late = pause(maxWaitMs, false, { ref: false });
  const inTime = await Promise.race([all, late]);
  if (!inTime) logger.error('a page did not wait for its lists', { asked: calls.length });
  // A copy, because late results must not be added to this page.
  return { results: { ...results }, failed: failed || !inTime, freshSeconds: fresh };
}

function callRunner<C extends Call>(
  { path, input }: C,
  run: (input: InputOf<C>) => ReturnType<CallRunner>,
): [string, CallRunner] {
  return [path, async (given) => run(input.parse(given) as InputOf<C>)];
}

/** Returns a runner for the call that reads one item. */
function itemRunner<C extends Call & { output: z.ZodType }>(
  call: C,
  read: (id: string) => Promise<z.output<C['output']>>,
): [string, CallRunner] {
  return [
    call.path,
    async (input) => {
      const { id } = call.input.parse(input) as { id: string };
      return { data: call.output.parse(await read(id)) };
    },
  ];
}

function asResult({ rows, ...paging }: { rows: unknown[]; nextCursor?: string; total: number }) {
  return { data: rows, ...paging };
}
