import {
  CreateTableCommand,
  DynamoDBClient,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';
import { startDynamoDb, type DynamoDbOptions } from '@outcrop/emulators/dynamodb';

/** Plain and document clients for a server, with one attempt only, so that every error is visible. */
export function dynamoDbClients(endpoint: string) {
  const raw = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return { raw, doc: DynamoDBDocumentClient.from(raw) };
}

/** A DynamoDB server for one test, closed when the test ends. */
export async function openDynamoDb(options?: DynamoDbOptions) {
  const server = await startDynamoDb(options);
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { ...server, close, ...dynamoDbClients(server.url) };
}

type Definition = Pick<CreateTableCommandInput, 'KeySchema' | 'GlobalSecondaryIndexes'>;

const key = (partition: string, sort?: string): Definition['KeySchema'] => [
  { AttributeName: partition, KeyType: 'HASH' },
  ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' as const }] : []),
];

/**
 * Creates an on-demand table. Keys are strings, except the names in `numbers`.
 * @param indexes name to [partition key, sort key or undefined, projection: ALL, KEYS_ONLY or a list of
 * attributes]
 */
export async function createTable(
  client: DynamoDBClient,
  name: string,
  keys: [partition: string, sort?: string],
  indexes: Record<string, [string, string | undefined, 'ALL' | 'KEYS_ONLY' | string[]]> = {},
  numbers: string[] = [],
) {
  const names = new Set([
    ...keys,
    ...Object.values(indexes).flatMap(([hash, sort]) => [hash, sort]),
  ]);
  return client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: key(...keys),
      AttributeDefinitions: [...names]
        .filter((attribute) => attribute !== undefined)
        .map((attribute) => ({
          AttributeName: attribute,
          AttributeType: numbers.includes(attribute) ? 'N' : 'S',
        })),
      ...(Object.keys(indexes).length > 0 && {
        GlobalSecondaryIndexes: Object.entries(indexes).map(
          ([index, [hash, sort, projection]]) => ({
            IndexName: index,
            KeySchema: key(hash, sort),
            Projection: Array.isArray(projection)
              ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: projection }
              : { ProjectionType: projection },
          }),
        ),
      }),
    }),
  );
}

/** Returns the error of a refused call. */
export const refusal = async (call: Promise<unknown>): Promise<Error & Record<string, unknown>> =>
  call.then(
    () => Promise.reject(new Error('The call was not refused')),
    (error: unknown) => error as Error & Record<string, unknown>,
  );
