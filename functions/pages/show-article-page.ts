import { readFile } from 'node:fs/promises';
import type { pagesContract } from '../../shared/contracts/pages.ts';
import { fillHead, headTags } from '../../shared/html/head-tags.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { getArticle } from '../core/articles/article-repository.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { env } from '../platform/env.ts';
import { text } from '../platform/reply.ts';

const { product } = siteConfig.brand;

/** The library page with one article's title and preview; an unknown id gets the plain library, and status 404. */
export const showArticlePage: UseCase<typeof pagesContract.article> = async ({ id }) => {
  const [template, article] = await Promise.all([
    readFile(env().PAGE_TEMPLATE_FILE, 'utf8'),
    getArticle(id),
  ]);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
  };
  if (article?.shelf !== 'published') return text(template, headers, 404);
  const { SITE_URL } = env();
  const tags = headTags(siteConfig, {
    title: `${article.title} · ${product}`,
    description: article.shortDescription,
    url: `${SITE_URL}/articles/${encodeURIComponent(id)}`,
    type: 'article',
    ...(article.previewImageUrl && { image: new URL(article.previewImageUrl, SITE_URL).href }),
  });
  return text(fillHead(template, tags), headers);
};
