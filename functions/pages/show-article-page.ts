import { fromMinor } from '#shared/constants/money.ts';
import type { pagesContract } from '#shared/contracts/pages.ts';
import { previewSize } from '#shared/html/head-tags.ts';
import { authorThing } from '#shared/html/author-thing.ts';
import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { offer, publisher } from '#shared/html/site-things.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getPublishedArticle } from '../domain/articles/article-repository.ts';
import { categoryLabel, type Article } from '../domain/articles/article.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { env } from '../platform/env.ts';
import { pictureOf } from './built-pages.ts';
import { itemReply } from './page-reply.ts';

/** The page of one article; an unknown id gets a page that says so, with status 404. */
export const showArticlePage: UseCase<typeof pagesContract.article> = async (
  { id },
  _actor,
  { search },
) => {
  const address = { page: '/articles', id, search } as const;
  const article = await getPublishedArticle(id);
  if (!article) return itemReply(address, undefined);
  const { title, shortDescription: description, previewImageUrl } = article;
  const { SITE_URL } = env();
  const url = `${SITE_URL}/articles/${encodeURIComponent(id)}`;
  const image = previewImageUrl
    ? { url: new URL(previewImageUrl, SITE_URL).href, ...previewSize }
    : await pictureOf('/articles');
  const things = [
    articleThing(article, url, image?.url),
    breadcrumbs([
      ['Articles', `${SITE_URL}/articles`],
      [title, url],
    ]),
  ];
  return itemReply(address, { title, description, url, type: 'article', image, things });
};

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleThing(article: Article, url: string, image: string | undefined): Thing {
  const { title, shortDescription, category, author, pages, priceMinor, currency } = article;
  const isFree = priceMinor === 0;
  const company = publisher(siteConfig, env().SITE_URL);
  return {
    '@type': 'Article',
    headline: title,
    description: shortDescription,
    ...(image && { image: [image] }),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    dateModified: article.updatedAt,
    author: [authorThing(author, siteConfig, env().SITE_URL)],
    publisher: company,
    mainEntityOfPage: url,
    inLanguage: siteConfig.locale,
    ...(category && { articleSection: categoryLabel(category) }),
    ...(pages && { pagination: `1-${pages}` }),
    isAccessibleForFree: isFree,
    ...(!isFree && { offers: offer(fromMinor(priceMinor, currency), currency, url) }),
  };
}
