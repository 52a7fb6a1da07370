import { episodePath } from '#shared/constants/episode-path.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { authorThing } from '#shared/html/author-thing.ts';
import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { offer, podcastSeries } from '#shared/html/site-things.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import type { FeedItem } from '../domain/feeds/feed-item.ts';
import { publicItem } from '../domain/feeds/published-items.ts';
import { getPublishedEpisode } from '../domain/podcasts/episode-repository.ts';
import type { Episode } from '../domain/podcasts/episode.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { pictureOf } from './built-pages.ts';
import { itemReply } from './page-reply.ts';
import { ratingFacts } from './rating-facts.ts';

/** The size of the artwork for podcast clients. */
const artworkPixels = 1400;

/** Shows the page of one episode; for an unknown id, a page that says so, with status 404. */
export const showEpisodePage = implement(
  pagesContract.episode,
  async ({ id }, _actor, { search }) => {
    const location = { page: '/podcasthub', id, search } as const;
    const stored = await getPublishedEpisode(id);
    if (!stored) return itemReply(location, undefined);
    const episode = await withCurrentName(stored);
    const { title, shortDescription: description, feedArtworkUrl } = episode;
    const { SITE_URL } = env();
    const url = SITE_URL + episodePath(id);
    const publicAudio = publicItem(episode)?.enclosure;
    const image = feedArtworkUrl
      ? { url: SITE_URL + feedArtworkUrl, width: artworkPixels, height: artworkPixels }
      : await pictureOf('/podcasthub');
    const things = [
      {
        ...episodeThing(episode, { url, publicAudio, image: image?.url }),
        ...(await ratingFacts('podcast', episode)),
      },
      breadcrumbs([
        [siteConfig.podcast.title, `${SITE_URL}/podcasthub`],
        [title, url],
      ]),
    ];
    return itemReply(location, {
      title,
      description,
      url,
      type: 'music.song',
      image,
      ...(publicAudio && { audio: { url: publicAudio.url, contentType: publicAudio.type } }),
      things,
    });
  },
);

interface Shown {
  url: string;
  /** The public audio: a free episode in full, otherwise its preview. */
  publicAudio: FeedItem['enclosure'] | undefined;
  image: string | undefined;
}

/** https://schema.org/PodcastEpisode */
function episodeThing(episode: Episode, { url, publicAudio, image }: Shown): Thing {
  const { title, shortDescription, author, publishedAt, audio, tags, priceMinor, currency } =
    episode;
  const isFree = priceMinor === 0;
  return {
    '@type': 'PodcastEpisode',
    name: title,
    description: shortDescription,
    url,
    ...(image && { image }),
    ...(publishedAt && { datePublished: publishedAt }),
    ...(audio && { duration: isoDuration(audio.durationSeconds) }),
    ...(publicAudio && {
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: publicAudio.url,
        encodingFormat: publicAudio.type,
      },
    }),
    ...(author && { author: [authorThing(author, siteConfig, env().SITE_URL)] }),
    partOfSeries: podcastSeries(siteConfig, env().SITE_URL),
    inLanguage: siteConfig.locale,
    ...(tags && { keywords: tags }),
    isAccessibleForFree: isFree,
    ...(!isFree && { offers: offer(fromMinor(priceMinor, currency), currency, url) }),
  };
}

/** Formats a duration: `PT754S`. ISO 8601 allows any number of seconds. */
function isoDuration(seconds: number): string {
  return `PT${Math.round(seconds)}S`;
}
