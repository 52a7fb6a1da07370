import { ulid } from 'ulid';
import type { Actor } from '../../platform/actor.ts';
import { now, nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { uploadPut } from './upload-repository.ts';

/** Pages that are open, and downloads in progress, use a file for a while. */
const keptSeconds = 24 * 3600;

/**
 * For the transaction that takes files from an item: the sweep deletes them a day later, unless an edition names them. The
 * row is one of a canceled upload, which is what the sweep deletes the files of.
 */
export function removedFilesPut(
  kind: 'articles' | 'products',
  { id: itemId, title }: { id: string; title: string },
  files: readonly { key: string }[],
  actor: Pick<Actor, 'id' | 'email'>,
): Write[] {
  if (files.length === 0) return [];
  const id = ulid(now().getTime());
  const row = uploadPut({
    id,
    kind: kind === 'articles' ? 'article-extra' : 'product-extra',
    itemId,
    label: title,
    fileName: 'removed',
    sizeBytes: 0,
    state: 'canceled',
    reason: 'Removed by an administrator.',
    createdAt: nowIso(),
    createdBy: actor.id,
    email: actor.email,
    incomingKey: `incoming/${id}/removed`,
    files: files.map(({ key }) => ({ bucket: 'private', key })),
    due: 'due',
    dueAt: new Date(now().getTime() + keptSeconds * 1000).toISOString(),
  });
  return [row];
}
