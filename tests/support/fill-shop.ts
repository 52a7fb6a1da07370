import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { versionBump } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { indexedKinds, type IndexedKind } from '#functions/domain/passages/indexed-kinds.ts';
import { dynamo, tableName, writeTogether } from '#functions/platform/dynamo.ts';

/** More than the assistant reads without a saved index. */
export const manyItems = 320;

/** The id of one of the many. */
export const filledId = (kind: IndexedKind, at: number) => `${kind}-fill-${at}`;

const batch = 25;

/** Fills the catalogues with so many free items that the assistant's indexes are saved. */
export async function fillShop(
  kinds: readonly IndexedKind[] = indexedKinds.map(({ kind }) => kind),
  count = manyItems,
): Promise<void> {
  for (const kind of kinds) {
    for (let start = 0; start < count; start += batch) {
      const length = Math.min(batch, count - start);
      const puts = Array.from({ length }, (_, at) => ({
        PutRequest: { Item: itemOf(kind, start + at) },
      }));
      await dynamo.send(new BatchWriteCommand({ RequestItems: { [tableName(kind)]: puts } }));
    }
    await writeTogether([versionBump(kind)]);
  }
}

function itemOf(kind: IndexedKind, at: number) {
  const id = filledId(kind, at);
  const publishedAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
  return {
    id,
    title: `Wadi number ${at}`,
    shortDescription: `Of a dry valley, with the word quartz${at}a.`,
    longDescription: 'A flood fills it once in ten years. Then it is dry again.',
    priceMinor: 0,
    currency: 'gbp',
    category: 'Mapping',
    shelf: 'published',
    publishedAt,
    updatedAt: publishedAt,
  };
}
