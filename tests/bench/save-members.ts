import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localSettings } from '#infra/local/stack-settings.ts';

const batch = 25;

/** Fills the directory with members of realistic size, whose emails end in their number. */
export async function saveMembers(count: number): Promise<void> {
  const { region, credentials, tablePrefix } = localSettings;
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials }));
  for (let start = 0; start < count; start += batch) {
    const length = Math.min(batch, count - start);
    const puts = Array.from({ length }, (_, offset) => ({
      PutRequest: { Item: benchMember(start + offset) },
    }));
    await dynamo.send(new BatchWriteCommand({ RequestItems: { [`${tablePrefix}-users`]: puts } }));
  }
  dynamo.destroy();
}

export function benchMember(index: number) {
  return {
    id: `0b4c9d1e-5f2a-4c3b-8d7e-${String(index).padStart(12, '0')}`,
    email: `geologist.${String(index % 977).padStart(3, '0')}.number-${index}@university.example`,
    credits: index % 200,
    createdAt: new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString(),
    directory: 'member',
  };
}
