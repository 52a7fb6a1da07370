import type { Actor } from '../../platform/actor.ts';
import type { Write } from '../../platform/dynamo.ts';
import { removedFilesPut } from '../uploads/removed-files.ts';
import { publicFiles } from '../uploads/stored-files.ts';
import type { Author } from './author.ts';

/** Returns a write for the transaction that removes an author's picture, if they have one: the sweep deletes it. */
export function removedPicturePut(
  { id, name, pictureUrl }: Author,
  actor: Pick<Actor, 'id' | 'email'>,
): Write[] {
  return removedFilesPut('author-picture', { id, title: name }, publicFiles(pictureUrl), actor);
}
