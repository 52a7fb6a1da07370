import * as z from 'zod';
import type { EditionCounts, EditionOwner, OwnersPage } from '#shared/contracts/edition-owners.ts';
import { AppError } from '../../platform/app-error.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { getItem } from '../catalogue/catalogue-repository.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { countDownloaders } from '../downloads/downloader-count-repository.ts';
import { readDownloads } from '../downloads/download-repository.ts';
import { getAccount } from '../members/member-repository.ts';
import { countOwners, getEntitlement } from '../entitlements/entitlement-repository.ts';
import { listOwners } from '../entitlements/owner-repository.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { readEditions, type EditedItem } from './editions-of.ts';

const rowsPerPage = 25;
const concurrency = 16;
const position = z.object({ after: z.string().min(1) });

/**
 * Reads a page of an item's owners, with the edition that each downloaded last; or the counts of all owners.
 * @throws AppError `not_found`
 */
export async function readOwners(
  kind: EditedKind,
  { id, cursor, part }: { id: string; cursor?: string; part?: 'owners' | 'counts' },
): Promise<OwnersPage> {
  const after = cursor ? readCursor(cursor, position).after : undefined;
  const item = await getItem<EditedItem>(kind, id);
  if (!item?.shelf) throw new AppError('not_found');
  if (part === 'counts') return { owners: [], counts: await countsOf(kind, item) };
  const name = itemKeyIn(kind, id);
  const { value: page } = await listOwners(name, rowsPerPage, after).next();
  if (!page) return { owners: [] };
  const owners = await mapConcurrently(page.owned, concurrency, (userId) =>
    readOwner(name, userId),
  );
  return {
    owners: owners.filter((owner) => owner !== undefined),
    ...(page.more && { nextCursor: writeCursor({ after: page.last }) }),
  };
}

/** Returns undefined if the member no longer owns the item, or the account is being deleted. */
async function readOwner(item: string, userId: string): Promise<EditionOwner | undefined> {
  const [member, entitlement] = await Promise.all([
    getAccount(userId),
    getEntitlement(userId, item),
  ]);
  if (!member || entitlement?.state !== 'owned') return undefined;
  const downloads = await readDownloads(entitlement.orderId);
  const had = downloads?.items?.[item];
  return {
    id: userId,
    email: member.email,
    ...(entitlement.complimentary && { complimentary: true }),
    ...(had && { edition: had.last, downloadedAt: had.lastAt }),
  };
}

async function countsOf(kind: EditedKind, item: EditedItem): Promise<EditionCounts> {
  const name = itemKeyIn(kind, item.id);
  const [{ editions }, owners, downloaders] = await Promise.all([
    readEditions(kind, item),
    countOwners(name),
    countDownloaders(name),
  ]);
  return {
    owners,
    editions: editions.map(({ number }) => ({ number, downloaded: downloaders.get(number) ?? 0 })),
  };
}
