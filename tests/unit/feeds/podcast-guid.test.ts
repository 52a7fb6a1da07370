import { expect, it } from 'vitest';
import { podcastGuid } from '#functions/domain/feeds/podcast-guid.ts';

/** The example of https://podcasting2.org/docs/podcast-namespace/tags/guid. */
it.each(['https://mp3s.nashownotes.com/pc20rss.xml', 'mp3s.nashownotes.com/pc20rss.xml/'])(
  'names the podcast at %s as Podcasting 2.0 does',
  (url) => expect(podcastGuid(url)).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810'),
);
