import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';

/**
 * The uploads that an item's files come from. All changes of its files write this row, so a change based on an outdated
 * state fails.
 */
export interface ItemFiles {
  accepted: Partial<Record<UploadKind, string>>;
  /** Grows with every accepted file. */
  version: number;
}

/** The row is in the table of uploads, whose ids are ULIDs and contain no `#`. */
const keyOf = (catalogue: CatalogueKind, itemId: string) => ({
  id: `files#${catalogue}#${itemId}`,
});

export async function getItemFiles(catalogue: CatalogueKind, itemId: string): Promise<ItemFiles> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('uploads'),
      Key: keyOf(catalogue, itemId),
      ConsistentRead: true,
    }),
  );
  return (Item as ItemFiles | undefined) ?? { accepted: {}, version: 0 };
}

/**
 * Returns a write for the transaction that publishes an upload's file. Its condition fails if another file has been
 * published since `read`.
 */
export function itemFilesWrite(
  catalogue: CatalogueKind,
  itemId: string,
  read: ItemFiles,
  upload: { kind: UploadKind; id: string },
): Write {
  return {
    Put: {
      TableName: tableName('uploads'),
      Item: {
        ...keyOf(catalogue, itemId),
        accepted: { ...read.accepted, [upload.kind]: upload.id },
        version: read.version + 1,
      },
      ConditionExpression: 'attribute_not_exists(version) OR version = :read',
      ExpressionAttributeValues: { ':read': read.version },
    },
  };
}
