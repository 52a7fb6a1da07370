import type { Shelves } from '#functions/domain/assistant/facts/shelves.ts';
import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import {
  articlePassages,
  episodePassages,
  productPassages,
} from '#functions/domain/passages/item-passages.ts';
import { pagePassages } from '#functions/domain/passages/page-passages.ts';
import { createPassageIndex } from '#functions/domain/passages/passage-index.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteText } from '#shared/site-text/site-text.ts';
import { lessons } from '#sites/blue-third/samples/lessons/index.ts';
import { products } from '#sites/blue-third/samples/products/index.ts';
import { sessions } from '#sites/blue-third/samples/sessions/index.ts';
import { playedNote } from '#sites/blue-third/samples/sessions/session.ts';

const { currency } = siteConfig.money;

/**
 * What the assistant of a seeded local stack of the school knows, without the transcripts: they name chords only, and come
 * with the recordings.
 * @param pages the text of its pages
 */
export function schoolKnowledge(pages: SiteText): Knowledge {
  const index = createPassageIndex();
  index.replace('pages', pagePassages(pages));
  for (const lesson of lessons) {
    const id = `lesson-${lesson.slug}`;
    const article = { ...lesson, id, currency, updatedAt: lesson.publishedAt };
    index.replace(id, articlePassages(article));
  }
  for (const session of sessions) {
    const id = `session-${session.slug}`;
    const longDescription = `${session.longDescription}\n\n${playedNote}`;
    const episode = { ...session, id, longDescription, currency };
    index.replace(id, episodePassages({ ...episode, updatedAt: session.publishedAt }));
  }
  for (const product of products) {
    const id = `product-${product.slug}`;
    const sold = { ...product, id, currency, updatedAt: product.publishedAt };
    index.replace(id, productPassages(sold));
  }
  return { index, pages: pagePassages(pages), shelves };
}

interface Sample {
  slug: string;
  title: string;
  priceMinor: number;
  publishedAt: string;
}

const shelves: Shelves = {
  article: newestFirst('lesson', lessons),
  podcast: newestFirst('session', sessions),
  product: newestFirst('product', products),
};

function newestFirst<Item extends Sample>(kind: string, items: readonly Item[]) {
  return items
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .map((item) => ({
      ...item,
      id: `${kind}-${item.slug}`,
      price: fromMinor(item.priceMinor, currency),
      currency,
    }));
}
