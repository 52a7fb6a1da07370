import type { InputOf } from '#shared/contracts/define-contract.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { readCatalogue } from '../domain/podcasts/catalogue.ts';
import { listBought } from '../domain/podcasts/episode-access.ts';
import { episodeList } from '../domain/podcasts/episode-list.ts';
import { findEpisodes } from '../domain/podcasts/find-episodes.ts';
import { implement } from '../platform/implement.ts';
import { sendPrepared } from '../platform/prepared-response.ts';

type Query = InputOf<typeof podcastsContract.list>;

/** A member's response is cached only by the browser, which revalidates with the ETag. */
const privateCache = { 'cache-control': 'private, no-cache' };
/** Keeps caches from sharing one member's order of episodes with another. */
const vary = 'accept-encoding, authorization';

/** Lists episodes. The response is the same for everyone, except when a member sorts by ownership. */
export const listEpisodes = implement(podcastsContract.list, async (query, actor, request) => {
  const { headers, ...response } =
    actor && query.sort === 'purchased'
      ? await ownedFirst(query, actor.id)
      : await episodeList.respond(query);
  const caching = { ...headers, vary, ...(actor && privateCache) };
  return sendPrepared({ ...response, headers: caching }, request);
});

async function ownedFirst(query: Query, userId: string) {
  const [{ rows }, bought] = await Promise.all([readCatalogue(), listBought(userId)]);
  return episodeList.prepare(query, findEpisodes(rows, query, new Set(bought.keys())));
}
