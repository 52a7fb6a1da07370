import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';

/** Records that there is a saved list, so that small shops need not look for one in S3. */
export interface SavedNote {
  /** The version of the catalogue that it contains. */
  version: number;
  /** In epoch milliseconds. */
  savedAt: number;
}

const keyOf = (kind: CatalogueKind) => ({ kind: 'lists', id: kind });

export async function readSavedNote(kind: CatalogueKind): Promise<SavedNote | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('visits'), Key: keyOf(kind) }),
  );
  return Item as SavedNote | undefined;
}

export async function writeSavedNote(
  kind: CatalogueKind,
  { version, savedAt }: SavedNote,
): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('visits'),
      Key: keyOf(kind),
      UpdateExpression: 'SET version = :version, savedAt = :savedAt',
      ExpressionAttributeValues: { ':version': version, ':savedAt': savedAt },
    }),
  );
}
