import { feedsContract } from '#shared/contracts/feeds.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { publicFeedPath } from '../domain/feeds/feed-url.ts';
import { firstOrigin } from '../domain/feeds/first-origin-repository.ts';
import { readPublishedItems } from '../domain/feeds/published-items.ts';
import { writeFeed } from '../domain/feeds/write-feed.ts';
import type { RequestContext } from '../platform/actor.ts';
import { env } from '../platform/env.ts';
import { implement } from '../platform/implement.ts';
import { prepareText, sendPrepared, type PreparedResponse } from '../platform/prepared-response.ts';
import type { Reply } from '../platform/reply.ts';

type PublishedItems = Awaited<ReturnType<typeof readPublishedItems>>;

let prepared: { of: PublishedItems; response: PreparedResponse } | undefined;

export const readPublicFeed = implement(feedsContract.public, (_input, _actor, request) =>
  sendFeed(request),
);

/** Handles HEAD, for directories that check for changes. */
export const describePublicFeed = implement(feedsContract.publicHead, (_input, _actor, request) =>
  sendFeed(request),
);

/** Sends the public feed, which is prepared once per state of the catalogue. */
async function sendFeed(request: RequestContext): Promise<Reply<never>> {
  const items = await readPublishedItems();
  if (prepared?.of !== items) prepared = { of: items, response: await prepare(items) };
  return sendPrepared(prepared.response, request);
}

async function prepare({ rows }: PublishedItems): Promise<PreparedResponse> {
  const url = env().SITE_URL + publicFeedPath;
  const xml = writeFeed({
    url,
    originalUrl: (await firstOrigin()) + publicFeedPath,
    title: siteConfig.podcast.title,
    isPrivate: false,
    items: rows.map(({ item }) => item),
  });
  return prepareText(xml, { 'content-type': 'application/rss+xml; charset=utf-8' });
}
