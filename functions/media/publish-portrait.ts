import { authorsWrite, readAuthors } from '../domain/authors/author-repository.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import { publicFiles } from '../domain/uploads/stored-files.ts';
import { acceptWrite, planFiles } from '../domain/uploads/upload-repository.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { nowIso } from '../platform/clock.ts';
import { unlessConflict, writeTogether } from '../platform/dynamo.ts';
import type { CheckedFile } from './check-file.ts';
import type { IncomingFile } from './incoming-file.ts';
import { SupersededFile } from './superseded-file.ts';
import { writeObject } from './write-object.ts';

/**
 * Writes the picture of an author and then, in one transaction, the authors and the upload. The picture that it
 * replaces is deleted a day later.
 * @returns false if the authors have changed since they were read, or the upload is closed
 * @throws RejectedFile if the author no longer exists, SupersededFile
 */
export async function tryToPublishPortrait(
  { id, itemId }: UploadRow,
  { objects }: CheckedFile,
  file: IncomingFile,
): Promise<boolean> {
  const stored = await readAuthors(true);
  const before = stored.authors.find((author) => author.id === itemId);
  if (!before) throw new RejectedFile('The author whom this picture shows has been removed.');
  const [picture] = objects;
  const pictureUrl = `/media/${picture.key}`;
  // Both contain the ids of their uploads, which grow.
  if ((before.pictureUrl ?? '') > pictureUrl) throw new SupersededFile();
  if (!(await planFiles(id, [{ bucket: picture.bucket, key: picture.key }]))) return false;
  await writeObject(picture, file);
  const author = { ...before, pictureUrl, updatedAt: nowIso() };
  const authors = stored.authors.map((other) => (other === before ? author : other));
  return unlessConflict(() =>
    writeTogether([
      authorsWrite(authors, stored),
      acceptWrite(id, { replaced: publicFiles(before.pictureUrl) }),
    ]),
  );
}
