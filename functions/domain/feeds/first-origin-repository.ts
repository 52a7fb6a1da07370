import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import { env } from '../../platform/env.ts';

const Key = { key: 'podcast' };

/**
 * Returns the origin where the podcast was first published. It identifies the feeds permanently, even if the site
 * moves: directories and clients recognise a podcast by its `podcast:guid`.
 */
export async function firstOrigin(): Promise<string> {
  const TableName = tableName('settings');
  const { Item } = await dynamo.send(new GetCommand({ TableName, Key }));
  if (Item) return Item['firstOrigin'] as string;
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET firstOrigin = if_not_exists(firstOrigin, :here)',
      ExpressionAttributeValues: { ':here': env().SITE_URL },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return Attributes!['firstOrigin'] as string;
}
