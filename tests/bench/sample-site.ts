import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { articlePassages, episodePassages } from '#functions/domain/passages/item-passages.ts';
import { pagePassages } from '#functions/domain/passages/page-passages.ts';
import { createPassageIndex, type PassageIndex } from '#functions/domain/passages/passage-index.ts';
import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { voiceNote } from '#sites/outcrop/samples/episodes/episode.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { plainText } from '#tools/press/inline.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteText } from '#shared/site-text/site-text.ts';

const recordings = path.resolve(import.meta.dirname, '../../sites/outcrop/samples/recordings');
const { currency } = siteConfig.money;

/** The sample library and the pages in an index: what the assistant of a seeded local stack searches. */
export async function indexSampleSite(pages: SiteText): Promise<PassageIndex> {
  const index = createPassageIndex();
  index.replace('pages', pagePassages(pages));
  for (const paper of papers) {
    const article = {
      ...paper,
      title: plainText(paper.title),
      shortDescription: plainText(paper.shortDescription),
      longDescription: plainText(paper.longDescription),
      currency,
      updatedAt: paper.publishedAt,
    };
    index.replace(paper.id, articlePassages(article));
  }
  for (const episode of episodes) {
    const transcript = await readFile(path.join(recordings, `${episode.slug}.vtt`), 'utf8');
    const longDescription = `${episode.longDescription}\n\n${voiceNote}`;
    const podcast = { ...episode, longDescription, currency, transcript };
    index.replace(episode.id, episodePassages({ ...podcast, updatedAt: episode.publishedAt }));
  }
  return index;
}
