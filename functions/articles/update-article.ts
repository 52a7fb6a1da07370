import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Article } from '../domain/articles/article.ts';
import { describeArticle, readArticleForm } from '../domain/articles/article-form.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { implement } from '../platform/implement.ts';

export const updateArticle = implement(
  articlesAdminContract.update,
  async ({ id, ...form }, actor) => {
    await editForm(id, actor, {
      catalogue: 'articles',
      chosen: form,
      read: (item: Article) => readArticleForm(form, item.currency, item),
      describe: describeArticle,
    });
    return { id };
  },
);
