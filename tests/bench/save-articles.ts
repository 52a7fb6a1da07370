import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { laptop } from '../../infra/local/stack-settings.ts';

const batch = 25;

/** Fills the shelf with rows of a real one's size, and tells the readers of the catalogue. */
export async function saveArticles(count: number): Promise<void> {
  const { region, credentials, tablePrefix } = laptop;
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials }));
  for (let start = 0; start < count; start += batch) {
    const length = Math.min(batch, count - start);
    const puts = Array.from({ length }, (_, offset) => ({
      PutRequest: { Item: article(start + offset) },
    }));
    await dynamo.send(
      new BatchWriteCommand({ RequestItems: { [`${tablePrefix}-articles`]: puts } }),
    );
  }
  await dynamo.send(
    new UpdateCommand({
      TableName: `${tablePrefix}-settings`,
      Key: { key: 'catalogue#articles' },
      UpdateExpression: 'ADD version :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
  dynamo.destroy();
}

function article(index: number) {
  const publishedAt = new Date(Date.UTC(2023, 0, 1) + index * 3_600_000).toISOString();
  return {
    id: `art-bench-${index}`,
    title: `Paper ${index} on reading a gamma-ray log in a heterolithic succession`,
    shortDescription:
      'What the curve sees, what it does not, and how to tell a shale from a hot sand with two more curves and a core photograph.',
    longDescription: 'Long text that the list does not carry. '.repeat(40),
    priceMinor: (index % 20) * 50,
    currency: 'gbp',
    category: ['Well Logs', 'Groundwater', 'Mapping', 'GeoAI'][index % 4],
    imageUrl: `/media/articles/art-bench-${index}/cover-960.webp`,
    author: 'Outcrop Editorial',
    pages: 4,
    publishedAt,
    shelf: 'published',
    updatedAt: publishedAt,
  };
}
