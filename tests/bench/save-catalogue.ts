import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { localSettings } from '#infra/local/stack-settings.ts';

const batch = 25;

/** Fills a catalogue with rows of realistic size and updates its readers. */
export async function saveCatalogue(
  kind: 'articles' | 'podcasts',
  count: number,
  row: (index: number) => object,
): Promise<void> {
  const { region, credentials, tablePrefix } = localSettings;
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials }));
  for (let start = 0; start < count; start += batch) {
    const length = Math.min(batch, count - start);
    const puts = Array.from({ length }, (_, offset) => ({
      PutRequest: { Item: row(start + offset) },
    }));
    await dynamo.send(
      new BatchWriteCommand({ RequestItems: { [`${tablePrefix}-${kind}`]: puts } }),
    );
  }
  await dynamo.send(
    new UpdateCommand({
      TableName: `${tablePrefix}-settings`,
      Key: { key: `catalogue#${kind}` },
      UpdateExpression: 'ADD version :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
  dynamo.destroy();
}
