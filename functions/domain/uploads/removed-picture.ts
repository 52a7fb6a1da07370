import type { Actor } from '../../platform/actor.ts';
import type { Write } from '../../platform/dynamo.ts';
import type { Author } from '../authors/author.ts';
import { removedFilesPut } from './removed-files.ts';
import { publicFiles } from './stored-files.ts';

/** Returns a write for the transaction that removes an author's picture, if they have one: the sweep deletes it. */
export function removedPicturePut(
  { id, name, pictureUrl }: Author,
  actor: Pick<Actor, 'id' | 'email'>,
): Write[] {
  return removedFilesPut('author-picture', { id, title: name }, publicFiles(pictureUrl), actor);
}
