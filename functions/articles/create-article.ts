import { ulid } from 'ulid';
import type { articlesAdminContract } from '../../shared/contracts/articles-admin.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import type { Article } from '../core/articles/article.ts';
import { describeArticle, readArticleForm } from '../core/articles/article-form.ts';
import { auditPut } from '../core/audit/audit-log.ts';
import { putItem } from '../core/catalogue/catalogue-items.ts';
import { now, nowIso } from '../platform/clock.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** A draft: it is published when its PDF has been accepted. */
export const createArticle: UseCase<typeof articlesAdminContract.create> = async (form, actor) => {
  const { currency } = siteConfig.money;
  const attributes = readArticleForm(form, currency);
  const id = ulid(now().getTime());
  const at = nowIso();
  const article: Article = {
    id,
    ...attributes,
    currency,
    author: siteConfig.brand.company,
    shelf: 'draft',
    publishedAt: at,
    updatedAt: at,
  };
  const { longDescription: _, ...details } = describeArticle(attributes, currency);
  await putItem('articles', article, [
    auditPut(actor, {
      action: 'article.create',
      target: `article#${id}`,
      label: article.title,
      details,
    }),
  ]);
  return { id };
};
