import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { StatementLine } from '#shared/contracts/credits.ts';
import { listLedger, type LedgerRow } from '../domain/credits/ledger.ts';
import { isShown, statementLine } from '../domain/credits/statement-line.ts';
import { dynamo, tableName } from '../platform/dynamo.ts';

/** The booking after which a page begins. */
type Place = Pick<LedgerRow, 'entry' | 'createdAt'>;

/** Every reply has a row that is not shown, that of its settlement. */
const readForEachShown = 2;

/**
 * A member's bookings, newest first. A booking of this very moment may be missing: the index follows the ledger.
 * @returns `next`: where to read on; absent at the end
 */
export async function listStatement(
  userId: string,
  limit: number,
  after: Place | undefined,
): Promise<{ rows: StatementLine[]; next?: Place }> {
  const shown: LedgerRow[] = [];
  let start: Record<string, unknown> | undefined = after && { userId, ...after };
  do {
    const page = await dynamo.send(
      new QueryCommand({
        TableName: tableName('ledger'),
        IndexName: 'byTime',
        KeyConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
        Limit: readForEachShown * (limit + 1 - shown.length),
      }),
    );
    shown.push(...((page.Items ?? []) as LedgerRow[]).filter(isShown));
    start = page.LastEvaluatedKey;
  } while (start && shown.length <= limit);
  const rows = shown.slice(0, limit);
  const { entry, createdAt } = rows.at(-1) ?? { entry: '', createdAt: '' };
  return {
    rows: rows.map(statementLine),
    ...(shown.length > limit && { next: { entry, createdAt } }),
  };
}

/** All of a member's bookings, oldest first; those of one moment by their names, which is how they follow each other. */
export async function listWholeStatement(userId: string): Promise<StatementLine[]> {
  const rows = await listLedger(userId);
  const order = ({ createdAt, entry }: LedgerRow) => `${createdAt} ${entry}`;
  return rows
    .filter(isShown)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map(statementLine);
}
