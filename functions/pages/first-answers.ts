import { articlesContract } from '../../shared/contracts/articles.ts';
import type { Call, InputOf } from '../../shared/contracts/define-contract.ts';
import { podcastsContract } from '../../shared/contracts/podcasts.ts';
import { productsContract } from '../../shared/contracts/products.ts';
import type { Answer, Answers, AskedCall } from '../../shared/html/page-renderer.ts';
import { articleList } from '../core/articles/article-list.ts';
import { readCatalogue } from '../core/articles/catalogue.ts';
import { countCategories } from '../core/articles/find-articles.ts';
import { openEpisode } from '../core/podcasts/episode-access.ts';
import { episodeList } from '../core/podcasts/episode-list.ts';
import { toDetail } from '../core/podcasts/present-podcast.ts';
import { productList } from '../core/products/product-list.ts';
import { AppError } from '../platform/app-error.ts';
import { logger } from '../platform/logger.ts';

type Answerer = (input: unknown) => Promise<Answer>;

/** What pages show of the API, by the path of the call; what it says to a guest. */
const answerers: Readonly<Record<string, Answerer>> = Object.fromEntries([
  answerer(articlesContract.list, (query) => articleList.page(query).then(asAnswer)),
  answerer(articlesContract.categories, async () => ({
    data: countCategories((await readCatalogue()).rows),
  })),
  answerer(podcastsContract.list, (query) => episodeList.page(query).then(asAnswer)),
  answerer(podcastsContract.get, async ({ id }) => ({
    data: podcastsContract.get.output.parse(toDetail((await openEpisode(id, undefined)).podcast)),
  })),
  answerer(productsContract.list, (query) => productList.page(query).then(asAnswer)),
]);

/** The answers to those calls, as far as they can be given: one that fails is left out. */
export async function answerCalls(asked: readonly AskedCall[]): Promise<Answers> {
  const answered = await Promise.all(
    asked.map(async ({ address, path, input }): Promise<[string, Answer][]> => {
      try {
        const answer = await answerers[path]?.(input);
        return answer ? [[address, answer]] : [];
      } catch (error) {
        // An item that is not there is no failure: the page says so.
        if (!(error instanceof AppError)) {
          logger.error('a page is shown without a list', { address, error: error as Error });
        }
        return [];
      }
    }),
  );
  return Object.fromEntries(answered.flat());
}

function answerer<C extends Call>(
  { path, input }: C,
  answer: (input: InputOf<C>) => Promise<Answer>,
): [string, Answerer] {
  return [path, async (given) => answer(input.parse(given) as InputOf<C>)];
}

function asAnswer({ rows, ...paging }: { rows: unknown[]; nextCursor?: string; total: number }) {
  return { data: rows, ...paging };
}
