import { categoryLabel } from '#shared/articles/category-label.ts';
import { articlePath } from '#shared/constants/article-path.ts';
import { citationTags } from '#shared/citations/citation-tags.ts';
import type { CitedWork } from '#shared/citations/cited-work.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { previewSize } from '#shared/html/head-tags.ts';
import { authorThing, isOrganization } from '#shared/html/author-thing.ts';
import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { offer, publisher } from '#shared/html/site-things.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { getPublishedArticle } from '../domain/articles/article-repository.ts';
import type { Article } from '../domain/articles/article.ts';
import { currentEdition } from '../domain/editions/editions-of.ts';
import { shownDate } from '../domain/editions/present-editions.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { siteDay } from '../platform/site-day.ts';
import { pictureOf } from './built-pages.ts';
import { itemReply } from './page-reply.ts';
import { ratingFacts } from './rating-facts.ts';

/** Shows the page of one article; for an unknown id, a page that says so, with status 404. */
export const showArticlePage = implement(
  pagesContract.article,
  async ({ id }, _actor, { search }) => {
    const location = { page: '/articles', id, search } as const;
    const stored = await getPublishedArticle(id);
    if (!stored) return itemReply(location, undefined);
    const article = await withCurrentName(stored);
    const { title, shortDescription: description, previewImageUrl } = article;
    const { SITE_URL } = env();
    const url = SITE_URL + articlePath(id);
    const image = previewImageUrl
      ? { url: new URL(previewImageUrl, SITE_URL).href, ...previewSize }
      : await pictureOf('/articles');
    const things = [
      articleThing(article, url, image?.url),
      ...(await ratedPaper(article, url, image?.url)),
      breadcrumbs([
        ['Articles', `${SITE_URL}/articles`],
        [title, url],
      ]),
    ];
    const citation = citationTags(citedWork(article, url), openPdf(article));
    return itemReply(location, {
      title,
      description,
      url,
      type: 'article',
      image,
      things,
      citation,
    });
  },
);

function citedWork(article: Article, url: string): CitedWork {
  const { id, title, author = siteConfig.brand.company, pages, language, tags } = article;
  const edition = currentEdition(article);
  const { brand, locale } = siteConfig;
  return {
    id,
    title,
    author,
    isCompany: isOrganization(author, brand),
    publisher: brand.company,
    edition: edition.number,
    day: siteDay(shownDate(edition, article)),
    url,
    pages,
    language: language ?? locale,
    ...(tags && { keywords: tags }),
  };
}

/** Returns the URL of a PDF that everybody may download. */
function openPdf({ id, priceMinor, file }: Article): string | undefined {
  if (priceMinor > 0 || !file) return undefined;
  return `${env().SITE_URL}/api/articles/${encodeURIComponent(id)}/download`;
}

/**
 * Describes a paper on sale as a product too, once it has reviews: search engines accept ratings of products but not of
 * articles.
 */
async function ratedPaper(
  article: Article,
  url: string,
  image: string | undefined,
): Promise<Thing[]> {
  const { id, title, shortDescription, priceMinor, currency } = article;
  const facts = priceMinor > 0 ? await ratingFacts('article', article) : {};
  if (!facts.aggregateRating) return [];
  return [
    {
      '@type': 'Product',
      name: title,
      description: shortDescription,
      ...(image && { image }),
      sku: id,
      brand: publisher(siteConfig, env().SITE_URL),
      offers: offer(fromMinor(priceMinor, currency), currency, url),
      ...facts,
    },
  ];
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleThing(article: Article, url: string, image: string | undefined): Thing {
  const { title, shortDescription, category, tags, author, pages, priceMinor, currency } = article;
  const isFree = priceMinor === 0;
  const company = publisher(siteConfig, env().SITE_URL);
  return {
    '@type': 'Article',
    headline: title,
    description: shortDescription,
    ...(image && { image: [image] }),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    dateModified: article.updatedAt,
    version: currentEdition(article).number,
    author: [authorThing(author, siteConfig, env().SITE_URL)],
    publisher: company,
    mainEntityOfPage: url,
    inLanguage: siteConfig.locale,
    ...(category && { articleSection: categoryLabel(category) }),
    ...(tags && { keywords: tags }),
    ...(pages && { pagination: `1-${pages}` }),
    isAccessibleForFree: isFree,
    ...(!isFree && { offers: offer(fromMinor(priceMinor, currency), currency, url) }),
  };
}
