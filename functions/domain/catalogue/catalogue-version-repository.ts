import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';

/** Each kind has a table of its own with the index `shelf`. */
export type CatalogueKind = 'articles' | 'podcasts' | 'products';

const versionKey = (kind: CatalogueKind) => ({ key: `catalogue#${kind}` });

/** The catalogue's version, which grows with every change; 0 before the first. */
export async function catalogueVersion(kind: CatalogueKind): Promise<number> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('settings'), Key: versionKey(kind) }),
  );
  return (Item?.['version'] as number | undefined) ?? 0;
}

/**
 * Marks a catalogue as changed. Belongs in the transaction of the change: the stream of the settings table calls the
 * `publish` function, which invalidates the CloudFront cache.
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
