import { ulid } from 'ulid';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoIn, now, nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { incomingKeyOf } from './incoming-key.ts';
import { uploadPut } from './upload-repository.ts';
import type { StoredFile } from './upload.ts';

/** How long removed files are kept, because open pages and downloads in progress still use them. */
const keptSeconds = 24 * 3600;

/** Returns a write for the transaction that removes files of editions from an item; see `removedFilesPut`. */
export function removedEditionFilesPut(
  kind: 'articles' | 'products',
  item: { id: string; title: string },
  files: readonly { key: string }[],
  actor: Pick<Actor, 'id' | 'email'>,
): Write[] {
  const stored = files.map(({ key }) => ({ bucket: 'private' as const, key }));
  const uploadKind = kind === 'articles' ? 'article-extra' : 'product-extra';
  return removedFilesPut(uploadKind, item, stored, actor);
}

/**
 * Returns a write for the transaction that removes files from an item: the sweep deletes them a day later, unless an
 * edition names them. The row has the form of a cancelled upload, whose files the sweep deletes.
 */
export function removedFilesPut(
  kind: UploadKind,
  { id: itemId, title }: { id: string; title: string },
  files: readonly StoredFile[],
  actor: Pick<Actor, 'id' | 'email'>,
): Write[] {
  if (files.length === 0) return [];
  const id = ulid(now().getTime());
  const row = uploadPut({
    id,
    kind,
    itemId,
    label: title,
    fileName: 'removed',
    sizeBytes: 0,
    state: 'canceled',
    reason: 'Removed by an administrator.',
    createdAt: nowIso(),
    createdBy: actor.id,
    email: actor.email,
    incomingKey: incomingKeyOf(id, 'removed'),
    files: [...files],
    due: 'due',
    dueAt: isoIn(keptSeconds),
  });
  return [row];
}
