import { ulid } from 'ulid';
import type { Actor } from '../../platform/actor.ts';
import { now, nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { uploadPut } from './upload-repository.ts';

/** How long removed files are kept, because open pages and downloads in progress still use them. */
const keptSeconds = 24 * 3600;

/**
 * Returns a write for the transaction that removes files from an item: the sweep deletes them a day later, unless an
 * edition names them. The row has the form of a canceled upload, whose files the sweep deletes.
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
