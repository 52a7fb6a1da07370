import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { waitlistName, type WaitlistRow } from '../../../shared/contracts/waitlist.ts';
import { dynamo, tableName } from '../../platform/dynamo.ts';

/** The waitlists that an address is on. */
export async function listPlaces(email: string): Promise<Pick<WaitlistRow, 'list' | 'joinedAt'>[]> {
  const rows = await Promise.all(
    waitlistName.options.map(async (list) => {
      const TableName = tableName('waitlist');
      const { Item } = await dynamo.send(new GetCommand({ TableName, Key: { list, email } }));
      return Item && { list, joinedAt: Item['joinedAt'] as string };
    }),
  );
  return rows.filter((row) => row !== undefined);
}

export async function countPlaces(email: string): Promise<number> {
  return (await listPlaces(email)).length;
}
