import { setTimeout as pause } from 'node:timers/promises';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Call, InputOf } from '#shared/contracts/define-contract.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productsContract } from '#shared/contracts/products.ts';
import type { Answer, Answers, AskedCall } from '#shared/html/page-renderer.ts';
import { articleList } from '../domain/articles/article-list.ts';
import { readCatalogue } from '../domain/articles/catalogue.ts';
import { countCategories } from '../domain/articles/find-articles.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { episodeList } from '../domain/podcasts/episode-list.ts';
import { toDetail } from '../domain/podcasts/present-podcast.ts';
import { productList } from '../domain/products/product-list.ts';
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

/** A visitor waits no longer for a list than that: the browser asks for it itself. */
const longestMs = 2000;

interface Answered {
  answers: Answers;
  /** One of them could not be answered. An item that is not there is no failure: the page says so. */
  failed: boolean;
}

/** The answers to those calls, as far as they can be given. */
export async function answerCalls(asked: readonly AskedCall[]): Promise<Answered> {
  const answers: Record<string, Answer> = {};
  let failed = false;
  const answer = async ({ address, path, input }: AskedCall) => {
    try {
      const given = await answerers[path]?.(input);
      if (given) answers[address] = given;
    } catch (error) {
      if (error instanceof AppError) return;
      failed = true;
      logger.error('a page is shown without a list', { address, error: error as Error });
    }
  };
  const all = Promise.all(asked.map(answer)).then(() => true);
  const late = pause(longestMs, false, { ref: false });
  const inTime = await Promise.race([all, late]);
  if (!inTime) logger.error('a page did not wait for its lists', { asked: asked.length });
  // A copy: what comes later is not for this page.
  return { answers: { ...answers }, failed: failed || !inTime };
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
