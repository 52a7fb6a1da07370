import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { getArticle } from '../domain/articles/article-repository.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { toManaged } from '../domain/articles/managed-articles.ts';
import { presentDates } from '../domain/catalogue/choose-date.ts';
import { chosenState } from '../domain/catalogue/publication.ts';
import { readManagedPreview } from '../domain/previews/present-preview.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const getManaged = implement(articlesAdminContract.getManaged, async ({ id }) => {
  const article = await getArticle(id);
  if (!article?.shelf) throw new AppError('not_found');
  return {
    ...toManaged(await withCurrentName(article)),
    chosen: chosenState(article),
    dates: presentDates(article),
    longDescription: article.longDescription,
    fileName: article.file?.name,
    preview: await readManagedPreview('articles', article),
  };
});
