import { feedsContract } from '#shared/contracts/feeds.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { firstOrigin } from '../domain/feeds/first-origin-repository.ts';
import { privateFeedUrl } from '../domain/feeds/feed-url.ts';
import { readFeedToken } from '../domain/feeds/feed-token.ts';
import { listOwnedItems } from '../domain/feeds/owned-items.ts';
import { writeFeed } from '../domain/feeds/write-feed.ts';
import { implement } from '../platform/implement.ts';
import { prepareText, sendPrepared } from '../platform/prepared-response.ts';

export const readPrivateFeed = implement(
  feedsContract.private,
  async ({ token }, _actor, request) => {
    const member = await readFeedToken(token);
    const xml = writeFeed({
      url: await privateFeedUrl(member),
      originalUrl: `${await firstOrigin()}/feeds/${member.id}`,
      title: `${siteConfig.podcast.title}: my episodes`,
      isPrivate: true,
      items: await listOwnedItems(member, token),
    });
    const response = prepareText(xml, {
      'content-type': 'application/rss+xml; charset=utf-8',
      // Only the member's client caches the feed; it revalidates with the ETag.
      'cache-control': 'private, no-cache',
      // Keeps the feed out of search engines if its URL becomes known.
      'x-robots-tag': 'noindex',
    });
    return sendPrepared(response, request);
  },
);
