import type * as z from 'zod';
import { maxAuthors, type authorForm } from '#shared/contracts/authors.ts';
import { AppError } from '../../platform/app-error.ts';
import { isSameName, type Author } from './author.ts';

type Form = z.output<typeof authorForm>;

/**
 * Reads the form.
 * @throws AppError `validation_failed` if another author has this name now; a former name of theirs is free
 */
export function readAuthorForm(
  authors: readonly Author[],
  id: string,
  { name, line }: Form,
): Pick<Author, 'name' | 'line'> {
  const namesake = authors.find((other) => other.id !== id && isSameName(other.name, name));
  if (namesake) {
    throw refusal(`There is already an author with this name: ${namesake.name}`);
  }
  return { name: name.normalize('NFC'), line };
}

/** @throws AppError `validation_failed` if there is no room for another author */
export function assertRoom(authors: readonly Author[]): void {
  if (authors.length >= maxAuthors) {
    throw refusal(`There are ${maxAuthors} authors already. Delete one first.`);
  }
}

/** The form's values as text, for the audit log. */
export function describeAuthor({
  name,
  line,
  pictureUrl,
}: Pick<Author, 'name' | 'line' | 'pictureUrl'>): Record<string, string> {
  return { name, line, picture: pictureUrl ? 'yes' : 'no' };
}

function refusal(text: string): AppError {
  return new AppError('validation_failed', { fields: { name: text } });
}
