import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shelves } from '#functions/domain/assistant/facts/shelves.ts';
import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import { pagePassages } from '#functions/domain/passages/page-passages.ts';
import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { plainText } from '#tools/press/inline.ts';
import { volumes } from '#sites/outcrop/samples/products/index.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteText } from '#shared/site-text/site-text.ts';
import { indexSampleSite } from '../sample-site.ts';

const { currency } = siteConfig.money;
const recordings = path.resolve(import.meta.dirname, '../../../sites/outcrop/samples/recordings');
/** Printing them all takes a minute: the papers that have five pages; the others have four. */
const longPapers = new Set(['describing-a-core', 'archie-and-its-limits']);

interface Sample {
  title: string;
  shortDescription: string;
  priceMinor: number;
  publishedAt: string;
}

/** What the assistant of a seeded local stack knows. */
export async function sampleKnowledge(pages: SiteText): Promise<Knowledge> {
  return {
    index: await indexSampleSite(pages),
    pages: pagePassages(pages),
    shelves: await sampleShelves(),
  };
}

async function sampleShelves(): Promise<Shelves> {
  const timed = await Promise.all(
    episodes.map(async (one) => ({ ...one, durationSeconds: await durationOf(one.slug) })),
  );
  return {
    article: newestFirst(
      papers.map((one) => ({ ...one, pages: longPapers.has(one.slug) ? 5 : 4 })),
    ),
    podcast: newestFirst(timed),
    product: newestFirst(volumes).map((item) => ({ ...item, shortDescription: undefined })),
  };
}

/** Until the last word of its transcript. */
async function durationOf(slug: string): Promise<number> {
  const transcript = await readFile(path.join(recordings, `${slug}.vtt`), 'utf8');
  const [, minutes, seconds] = /--> \d\d:(\d\d):(\d\d\.\d+)\n.*\s*$/.exec(transcript) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

function newestFirst<Item extends Sample>(items: readonly Item[]) {
  return items
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .map((item) => ({
      ...item,
      title: plainText(item.title),
      shortDescription: plainText(item.shortDescription),
      price: fromMinor(item.priceMinor, currency),
      currency,
    }));
}
