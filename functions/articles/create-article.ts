import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Article } from '../domain/articles/article.ts';
import { describeArticle, readArticleForm } from '../domain/articles/article-form.ts';
import { createItem, newDraft } from '../domain/catalogue/create-item.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { implement } from '../platform/implement.ts';

const describe = (article: Article) => describeArticle(article, article.currency);

/**
 * Creates a draft, which is published when its PDF is accepted. If the caller chooses the id, the call is idempotent.
 */
export const createArticle = implement(
  articlesAdminContract.create,
  async ({ id: wantedId, ...form }, actor) => {
    const draft = newDraft(wantedId, form);
    const { id } = draft;
    const article: Article = {
      ...draft,
      ...readArticleForm(form, draft.currency, { author: siteConfig.brand.company }),
    };
    const {
      longDescription: _,
      previewPages: __,
      fileList: ___,
      tags,
      ...texts
    } = describe(article);
    const details = { ...texts, ...(tags && { tags }) };
    const auditEvent = {
      action: 'article.create',
      target: itemKeyIn('articles', id),
      label: article.title,
      details,
    } as const;
    await createItem('articles', article, actor, { describe, auditEvent });
    return { id };
  },
);
