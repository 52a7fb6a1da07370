import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';

/** What is published and sold, each in a table of its own with the index `shelf`. */
export type CatalogueKind = 'articles' | 'podcasts' | 'products';

const versionKey = (kind: CatalogueKind) => ({ key: `catalogue#${kind}` });

/** Grows with every change of a catalogue; 0 before the first. */
export async function catalogueVersion(kind: CatalogueKind): Promise<number> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('settings'), Key: versionKey(kind) }),
  );
  return (Item?.['version'] as number | undefined) ?? 0;
}

/**
 * Tells every reader of a catalogue that it has changed; goes into the transaction of the change. The settings table's
 * stream hands it to the function `publish`, which empties the edge's cache.
 */
export function versionBump(kind: CatalogueKind): Write {
  return {
    Update: {
      TableName: tableName('settings'),
      Key: versionKey(kind),
      UpdateExpression: 'ADD version :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
}
