import { authorsContract } from '#shared/contracts/authors.ts';
import { getAuthor as readAuthor } from '../../domain/authors/author-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { implement } from '../../platform/implement.ts';

export const getAuthor = implement(authorsContract.getAuthor, async ({ id }) => {
  const author = await readAuthor(id);
  if (!author) throw new AppError('not_found');
  return author;
});
