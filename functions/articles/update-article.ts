import type { articlesAdminContract } from '../../shared/contracts/articles-admin.ts';
import type { Article } from '../core/articles/article.ts';
import { describeArticle, readArticleForm } from '../core/articles/article-form.ts';
import { editForm } from '../core/catalogue/edit-form.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const updateArticle: UseCase<typeof articlesAdminContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editForm(id, actor, {
    catalogue: 'articles',
    noun: 'article',
    read: ({ currency }: Article) => readArticleForm(form, currency),
    describe: describeArticle,
  });
  return { id };
};
