import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';

export interface ReadItem {
  title: string;
  link: string;
  description: string;
  guid: { text: string; isPermaLink: string };
  pubDate: string;
  category?: string | string[];
  enclosure: { url: string; length: string; type: string };
  'itunes:duration': string;
  'itunes:episodeType': string;
  'itunes:image'?: { href: string };
  'podcast:transcript'?: { url: string; type: string };
}

export interface ReadChannel extends Record<string, unknown> {
  title: string;
  item: ReadItem[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: 'text',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name, path) => path === 'rss.channel.item' || name === 'itunes:category',
});

/** RFC 822 with a four-digit year, as RSS 2.0 requires. */
const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
/** The formats that Apple accepts ("A Podcaster's Guide to RSS"). */
const audioFile = /^https?:\/\/[^?#]+\.(mp3|m4a)$/;
const absolute = /^https?:\/\/[^/]+\//;

/**
 * Parses a feed and checks the requirements of RSS 2.0, Apple ("A Podcaster's Guide to RSS") and PSP-1
 * (https://github.com/Podcast-Standards-Project/PSP-1-Podcast-RSS-Specification).
 */
export function readFeed(xml: string): ReadChannel {
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  const { rss } = parser.parse(xml) as { rss: Record<string, unknown> & { channel: ReadChannel } };
  expect(rss).toMatchObject({
    version: '2.0',
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  });
  const { channel } = rss;
  expect(channel).toMatchObject({
    'atom:link': {
      rel: 'self',
      type: 'application/rss+xml',
      href: expect.stringMatching(absolute),
    },
    title: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S{2}/),
    link: expect.stringMatching(absolute),
    language: expect.stringMatching(/^[a-z]{2}(-[a-z]{2})?$/),
    'itunes:category': expect.arrayContaining([
      { text: 'Science', 'itunes:category': [{ text: 'Earth Sciences' }] },
    ]),
    'itunes:explicit': 'false',
    'itunes:image': { href: expect.stringMatching(/^https?:.+\.(jpg|png)$/) },
    'itunes:author': expect.stringMatching(/\S/),
    'itunes:owner': { 'itunes:email': expect.stringContaining('@') },
    'podcast:guid': expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
    'podcast:locked': { text: 'yes' },
  });
  const items = channel.item ?? [];
  for (const item of items) {
    expect(item).toMatchObject({
      title: expect.stringMatching(/\S/),
      guid: { text: expect.stringMatching(/\S/), isPermaLink: 'false' },
      pubDate: expect.stringMatching(rfc822),
      enclosure: {
        url: expect.stringMatching(audioFile),
        length: expect.stringMatching(/^[1-9]\d*$/),
        type: expect.stringMatching(/^audio\/(mpeg|mp4|x-m4a)$/),
      },
      'itunes:duration': expect.stringMatching(/^[1-9]\d*$/),
      'itunes:episodeType': expect.stringMatching(/^(full|trailer)$/),
    });
    expect(item.description.length).toBeLessThanOrEqual(10_000);
  }
  expect(new Set(items.map(({ guid }) => guid.text)).size).toBe(items.length);
  return { ...channel, item: items };
}
