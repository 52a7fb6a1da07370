import { queryAll, tableName } from '../platform/dynamo.ts';

/** What the export tells of a request for deletion. */
const shown = ['scope', 'state', 'requestedAt', 'confirmedAt', 'dueAt', 'closedAt'] as const;

/**
 * The confirmed requests for deletion that were made with an address. What was written in them is left out, and so is the
 * number that leads to them: nobody has proved yet that the address of an account is his own.
 */
export async function deletionRequestsOf(email: string): Promise<Record<string, unknown>[]> {
  const found = await Promise.all(['open', 'closed'].map((queue) => inQueue(queue, email)));
  return found
    .flat()
    .map((row) =>
      Object.fromEntries(shown.flatMap((name) => (name in row ? [[name, row[name]]] : []))),
    );
}

/** The table has no index by address: there are few requests, and few who export. */
function inQueue(queue: string, email: string): Promise<Record<string, unknown>[]> {
  return queryAll({
    TableName: tableName('deletions'),
    IndexName: 'queue',
    KeyConditionExpression: '#queue = :queue',
    FilterExpression: 'email = :email',
    ExpressionAttributeNames: { '#queue': 'queue' },
    ExpressionAttributeValues: { ':queue': queue, ':email': email },
  });
}
