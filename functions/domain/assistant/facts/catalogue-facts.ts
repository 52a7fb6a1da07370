import { categoryLabel } from '#shared/articles/category-label.ts';
import { formatMinor } from '#shared/constants/money.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from '#shared/assistant/pages.ts';
import { siteAnswers } from '#shared/assistant/site-facts.ts';
import { joinNames } from '#shared/constants/join-names.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { itemWithArticle } from '../../passages/with-article.ts';
import { priceText, type ShelfItem, type Shelves } from './shelves.ts';

const { credits, money, locale } = siteConfig;
const smallest = Object.values(credits.packages).toSorted(
  (a, b) => a.amountMinor - b.amountMinor,
)[0]!;
const fromCredits = `${smallest.credits} credits for ${formatMinor(smallest.amountMinor, money.currency, locale)}`;

const start = capabilities.credits ? ` and starts with ${credits.signUp} assistant credits` : '';

type Nouns = Pick<(typeof siteNouns)['article'], 'one' | 'many'>;

/** Returns the facts that depend on the published items. */
export function catalogueFacts({ article, podcast, product }: Shelves): Fact[] {
  const { articles, podcasts } = capabilities;
  const papers = articles ? rangeOf(article, siteNouns.article) : '';
  const episodes = podcasts ? rangeOf(podcast, siteNouns.podcast) : '';
  const free = [
    ...(articles ? [freeOf(article, siteNouns.article)] : []),
    ...(podcasts ? [freeOf(podcast, siteNouns.podcast)] : []),
    ...(articles || podcasts ? [] : [freeOf(product, siteNouns.product)]),
  ];
  return [
    {
      id: 'prices',
      ask: 'What do things cost here?',
      asks: 'price | price list | price product | price company | price store | price how | product price list | price tools | price website',
      also: 'thing everything stuff',
      answer: fill(
        siteAnswers['prices'] ??
          `{papers} {episodes}${capabilities.credits ? ' Assistant credits start at {credits}.' : ''}`,
        {
          papers,
          episodes,
          credits: fromCredits,
        },
      ),
      page: pages.store,
    },
    {
      id: 'free',
      ask: 'What is free here?',
      asks: 'free | free product | free list | free company | free store | free website',
      also: 'anything something',
      answer: `An account is free${start}. ${free.join(' and ')} are free${siteAnswers['free'] ?? '.'}`,
      page: pages.store,
    },
    ...(articles ? paperFacts(article, papers) : []),
    ...(podcasts ? episodeFacts(podcast, episodes) : []),
    ...ebookFacts(product),
  ];
}

function paperFacts(article: readonly ShelfItem[], papers: string): Fact[] {
  return [
    {
      id: 'paper-price',
      ask: 'What do papers cost?',
      asks: 'paper price | paper free | paper price list | paper price cheapest | paper free count | paper subscription | paper free price',
      also: 'each single download read',
      answer: `${papers} ${itemWithArticle('article')} is bought once, and you can download it again at any time.`,
      page: pages.articles,
    },
    {
      id: 'papers',
      ask: 'What are your papers about?',
      asks: 'paper | paper list | paper count | paper how | paper where | paper company | paper newest | paper who',
      also: 'subject topic library read about',
      answer: `${countOf(article, siteNouns.article)} on ${joinNames(categoriesOf(article))}. You can read the free ones immediately; you buy the others once and keep them.`,
      page: pages.articles,
    },
    {
      id: 'paper-author',
      ask: 'Who writes the papers?',
      asks: 'paper author | who paper writes | author | paper who wrote',
      also: 'write wrote author',
      answer: `The ${siteNouns.article.many} here are by ${joinNames([...new Set(article.map(({ author }) => author ?? siteConfig.brand.company))].slice(0, 4))}.`,
      page: pages.articles,
    },
  ];
}

function episodeFacts(podcast: readonly ShelfItem[], episodes: string): Fact[] {
  return [
    {
      id: 'episode-price',
      ask: 'What do episodes cost?',
      asks: 'episode price | episode free | episode price list | episode free count | episode subscription | episode buy price | episode price free',
      also: 'each single listen audiobook',
      answer: `${episodes} ${itemWithArticle('podcast')} is bought once, to stream and to keep. The first 40 seconds play without an account.`,
      page: pages.podcasts,
    },
    {
      id: 'episodes',
      ask: 'What is the podcast about?',
      asks: 'episode | episode list | episode count | episode how | episode where | episode company | episode newest | episode time',
      also: 'subject topic listen talk about length long minutes',
      answer: `${countOf(podcast, siteNouns.podcast)}: ${siteConfig.podcast.description.replace(/^./, (letter) => letter.toLowerCase())}${lengthsOf(podcast)}`,
      page: pages.podcasts,
    },
  ];
}

function ebookFacts(products: readonly ShelfItem[]): Fact[] {
  if (products.length === 0) return [];
  const each = joinNames(
    products.map((item) => `${item.title} (${item.price === 0 ? 'free' : priceText(item)})`),
  );
  return [
    {
      id: 'ebooks',
      ask: 'What do e-books cost?',
      asks: 'ebook price | ebook | ebook list | ebook free | ebook count | ebook where | ebook price list | ebook newest',
      also: 'store sell field cards workbook handbook',
      answer: `In the store: ${each}. Each is paid for once and can be downloaded as often as you like.`,
      page: pages.store,
    },
  ];
}

/** Fills the placeholders of a text: `{papers}`. What the shop does not have leaves no gap. */
function fill(sentence: string, values: Record<string, string>): string {
  return sentence
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function rangeOf(items: readonly ShelfItem[], { one, many }: Nouns): string {
  const paid = items.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price);
  const free = items.length - paid.length;
  if (items.length === 0) return `There are no ${many} at the moment.`;
  const upper = many.replace(/^./, (letter) => letter.toUpperCase());
  if (paid.length === 0) return `${upper} are free.`;
  const [low, high] = [priceText(paid[0]!), priceText(paid.at(-1)!)];
  const range = low === high ? `${upper} cost ${low} each` : `${upper} cost ${low} to ${high} each`;
  if (free === 0) return `${range}.`;
  return `${range}; ${free} of the ${items.length} ${items.length === 1 ? one : many} ${free === 1 ? 'is' : 'are'} free.`;
}

function freeOf(items: readonly ShelfItem[], { many }: Nouns): string {
  return `${items.filter(({ price }) => price === 0).length} of the ${items.length} ${many}`;
}

function countOf({ length }: readonly ShelfItem[], { one, many }: Nouns): string {
  return length === 1 ? `There is one ${one}` : `There are ${length} ${many}`;
}

function lengthsOf(episodes: readonly ShelfItem[]): string {
  const minutes = episodes
    .flatMap(({ durationSeconds }) => durationSeconds ?? [])
    .map((seconds) => Math.max(1, Math.round(seconds / 60)));
  if (minutes.length === 0) return '';
  return ` They last ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes.`;
}

function categoriesOf(items: readonly ShelfItem[]): string[] {
  return [...new Set(items.flatMap(({ category = '' }) => categoryLabel(category) || []))];
}
