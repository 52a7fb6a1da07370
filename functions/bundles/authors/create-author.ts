import { ulid } from 'ulid';
import { authorsContract } from '#shared/contracts/authors.ts';
import { auditPut } from '../../domain/audit/audit-repository.ts';
import { differences } from '../../domain/audit/differences.ts';
import { assertRoom, describeAuthor, readAuthorForm } from '../../domain/authors/author-form.ts';
import { AppError } from '../../platform/app-error.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { implement } from '../../platform/implement.ts';
import { changeAuthors } from './change-authors.ts';

/** Adds an author. If the caller chooses the id, the call is idempotent. */
export const createAuthor = implement(
  authorsContract.createAuthor,
  async ({ id: wantedId, ...form }, actor) => {
    const id = wantedId || ulid(now().getTime());
    await changeAuthors((authors) => {
      const read = readAuthorForm(authors, id, form);
      const existing = authors.find((other) => other.id === id);
      if (existing) {
        const wanted = { ...existing, ...read };
        if (!differences(describeAuthor(existing), describeAuthor(wanted))) return undefined;
        throw new AppError('conflict');
      }
      const author = { id, ...read, updatedAt: nowIso() };
      assertRoom(authors);
      const auditEvent = auditPut(actor, {
        action: 'author.create',
        target: `author#${id}`,
        label: author.name,
        details: describeAuthor(author),
      });
      return { authors: [...authors, author], also: [auditEvent] };
    });
    return { id };
  },
);
