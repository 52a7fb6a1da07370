import { XMLBuilder } from 'fast-xml-parser';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import type { FeedItem } from './feed-item.ts';
import { podcastGuid } from './podcast-guid.ts';

export interface Feed {
  /** The URL of the feed. */
  url: string;
  /** The permanent URL that identifies the podcast. */
  originalUrl: string;
  title: string;
  /** Whether the feed belongs to one member: directories must not list it. */
  isPrivate: boolean;
  items: readonly FeedItem[];
}

const namespaces = {
  '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** How long clients may cache the feed. */
const ttlMinutes = 60;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  format: true,
  indentBy: ' ',
});

/**
 * Writes a podcast feed: RSS 2.0 with the tags of Apple ("A Podcaster's Guide to RSS"), PSP-1 and Podcasting 2.0
 * (https://podcasting2.org/docs/podcast-namespace).
 */
export function writeFeed(feed: Feed): string {
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: { '@version': '2.0', ...namespaces, channel: channelOf(feed) },
  };
  return withoutForbidden(builder.build(document));
}

function channelOf({ url, originalUrl, title, isPrivate, items }: Feed) {
  const { brand, podcast, locale } = siteConfig;
  const { SITE_URL } = env();
  const home = `${SITE_URL}/podcasthub`;
  const cover = `${SITE_URL}/podcast-cover.jpg`;
  const changedAt = items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return {
    'atom:link': { '@href': url, '@rel': 'self', '@type': 'application/rss+xml' },
    title,
    link: home,
    description: podcast.description,
    language: locale.toLowerCase(),
    copyright: `© ${brand.company}`,
    generator: brand.product,
    ...(changedAt && { lastBuildDate: rfc822(changedAt) }),
    ttl: ttlMinutes,
    image: { url: cover, title, link: home },
    'itunes:image': { '@href': cover },
    'itunes:author': brand.company,
    'itunes:owner': { 'itunes:name': brand.company, 'itunes:email': podcast.ownerEmail },
    'itunes:category': podcast.categories.map(({ name, subcategory }) => ({
      '@text': name,
      ...(subcategory && { 'itunes:category': { '@text': subcategory } }),
    })),
    'itunes:explicit': 'false',
    'itunes:type': 'episodic',
    ...(isPrivate && { 'itunes:block': 'yes' }),
    'podcast:guid': podcastGuid(originalUrl),
    'podcast:locked': { '@owner': podcast.ownerEmail, '#text': 'yes' },
    'podcast:medium': 'podcast',
    ...(isPrivate && { 'podcast:block': 'yes' }),
    'podcast:person': { '@role': 'author', '@group': 'writing', '#text': brand.company },
    item: items.map(itemOf),
  };
}

function itemOf(item: FeedItem) {
  const { url, type, sizeBytes } = item.enclosure;
  return {
    title: item.title,
    link: item.link,
    description: item.description,
    guid: { '@isPermaLink': 'false', '#text': item.guid },
    pubDate: rfc822(item.publishedAt),
    ...(item.tags && { category: item.tags }),
    enclosure: { '@url': url, '@length': sizeBytes, '@type': type },
    'itunes:duration': Math.round(item.durationSeconds),
    'itunes:episodeType': item.episodeType,
    'itunes:explicit': 'false',
    ...(item.author && { 'itunes:author': item.author }),
    ...(item.imageUrl && { 'itunes:image': { '@href': item.imageUrl } }),
    ...(item.transcript && {
      'podcast:transcript': {
        '@url': item.transcript.url,
        '@type': item.transcript.type,
        '@language': siteConfig.locale.split('-')[0],
      },
    }),
  };
}

/** Formats a time for RSS: `Tue, 02 Jun 2026 09:00:00 GMT`. */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}

/** Removes characters that XML forbids even escaped (XML 1.0, 2.2): one of them makes the whole feed invalid. */
function withoutForbidden(xml: string): string {
  return xml
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
