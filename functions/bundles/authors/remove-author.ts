import { authorsContract } from '#shared/contracts/authors.ts';
import { auditPut } from '../../domain/audit/audit-repository.ts';
import { removedPicturePut } from '../../domain/uploads/removed-picture.ts';
import { AppError } from '../../platform/app-error.ts';
import { implement } from '../../platform/implement.ts';
import { changeAuthors } from './change-authors.ts';

/** Removes an author and their picture. Items do not change: they keep the name and no longer show the note. */
export const removeAuthor = implement(authorsContract.removeAuthor, async ({ id }, actor) => {
  await changeAuthors((authors) => {
    const author = authors.find((other) => other.id === id);
    if (!author) throw new AppError('not_found');
    const auditEvent = auditPut(actor, {
      action: 'author.delete',
      target: `author#${id}`,
      label: author.name,
    });
    return {
      authors: authors.filter((other) => other !== author),
      also: [auditEvent, ...removedPicturePut(author, actor)],
    };
  });
  return { id };
});
