import type { Shelves } from '#functions/domain/assistant/facts/shelves.ts';
import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import { pagePassages } from '#functions/domain/passages/page-passages.ts';
import { episodes } from '#infra/local/seed/episodes/index.ts';
import { papers } from '#infra/local/seed/papers/index.ts';
import { plainText } from '#infra/local/seed/press/inline.ts';
import { volumes } from '#infra/local/seed/products/index.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteText } from '#shared/site-text/site-text.ts';
import { indexSampleSite } from '../sample-site.ts';

const { currency } = siteConfig.money;

interface Sample {
  title: string;
  shortDescription: string;
  priceMinor: number;
  publishedAt: string;
}

/** What the assistant of a seeded laptop knows. */
export async function sampleKnowledge(pages: SiteText): Promise<Knowledge> {
  return {
    index: await indexSampleSite(pages),
    pages: pagePassages(pages),
    shelves: sampleShelves(),
  };
}

function sampleShelves(): Shelves {
  return {
    article: newestFirst(papers),
    podcast: newestFirst(episodes),
    product: newestFirst(volumes).map((item) => ({ ...item, shortDescription: undefined })),
  };
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
