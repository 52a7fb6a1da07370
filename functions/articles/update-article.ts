import type { articlesAdminContract } from '../../shared/contracts/articles-admin.ts';
import type { Article } from '../core/articles/article.ts';
import { describeArticle, readArticleForm } from '../core/articles/article-form.ts';
import { differences } from '../core/audit/differences.ts';
import { editItem } from '../core/catalogue/edit-item.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Sets what the form has and nothing else: views, ratings and files are not its business. */
export const updateArticle: UseCase<typeof articlesAdminContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editItem<Article>('articles', id, actor, (article) => {
    const { currency } = article;
    const changes = readArticleForm(form, currency);
    const details = differences(
      describeArticle(article, currency),
      describeArticle(changes, currency),
    );
    return (
      details && {
        changes,
        deed: {
          action: 'article.update',
          target: `article#${id}`,
          label: changes.title,
          details,
        },
      }
    );
  });
  return { id };
};
