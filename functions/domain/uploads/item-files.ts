import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import type { CatalogueKind } from '../catalogue/catalogue-version.ts';

/**
 * Which uploads an item's files come from. All changes of its files go through this row, so that one which was decided
 * on what is no longer so is refused.
 */
export interface ItemFiles {
  accepted: Partial<Record<UploadKind, string>>;
  /** Grows with every accepted file. */
  version: number;
}

/** Stands among the uploads, whose ids are ULIDs and hold no such sign. */
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

/** Part of the transaction that publishes the file of an upload; fails if another one was published since `read`. */
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
