import type { authorsContract } from '#shared/contracts/authors.ts';
import { getAuthor as readAuthor } from '../../domain/authors/author-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/create-handler.ts';

export const getAuthor: UseCase<typeof authorsContract.getAuthor> = async ({ id }) => {
  const author = await readAuthor(id);
  if (!author) throw new AppError('not_found');
  return author;
};
