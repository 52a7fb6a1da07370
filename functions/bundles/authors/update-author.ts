import { authorsContract } from '#shared/contracts/authors.ts';
import { auditPut } from '../../domain/audit/audit-repository.ts';
import { differences } from '../../domain/audit/differences.ts';
import { describeAuthor, readAuthorForm } from '../../domain/authors/author-form.ts';
import type { Author } from '../../domain/authors/author.ts';
import { replaceAuthor } from '../../domain/authors/replace-author.ts';
import { removedPicturePut } from '../../domain/uploads/removed-picture.ts';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { implement } from '../../platform/implement.ts';
import { changeAuthors } from './change-authors.ts';
import { countItemsOf } from './count-items-of.ts';

/** Changes an author; their picture is changed by an upload, or removed here. */
export const updateAuthor = implement(
  authorsContract.updateAuthor,
  async ({ id, picture, ...form }, actor) => {
    const withoutPicture = picture === 'remove';
    const changed = await changeAuthors((authors) => {
      const before = authors.find((author) => author.id === id);
      if (!before) throw new AppError('not_found');
      const author: Author = {
        ...before,
        ...readAuthorForm(authors, id, form),
        ...(withoutPicture && { pictureUrl: undefined }),
        updatedAt: nowIso(),
      };
      const details = differences(describeAuthor(before), describeAuthor(author));
      if (!details) return undefined;
      const auditEvent = auditPut(actor, {
        action: 'author.update',
        target: `author#${id}`,
        label: author.name,
        details,
      });
      return {
        ...replaceAuthor(authors, before, author),
        isRenamed: author.name !== before.name,
        also: [auditEvent, ...(withoutPicture ? removedPicturePut(before, actor) : [])],
      };
    });
    if (!changed?.isRenamed) return { id };
    const { authors, dropped } = changed;
    return { id, renamed: { items: await countItemsOf(id, authors), dropped } };
  },
);
