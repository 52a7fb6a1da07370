import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { AuditEntry } from '#shared/contracts/reports.ts';
import type { Actor } from '../../platform/actor.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';

export type AuditEvent = Pick<AuditEntry, 'action' | 'target' | 'label' | 'details'>;

/**
 * Returns the write of the audit row for an administrator's action, for the transaction of the change: neither exists
 * without the other. No function may update or delete rows of this table, and ids are unique.
 */
export function auditPut(actor: Pick<Actor, 'id' | 'email'>, event: AuditEvent): Write {
  const at = nowIso();
  const entry: AuditEntry = {
    id: ulid(now().getTime()),
    at,
    actorId: actor.id,
    actorEmail: actor.email,
    ...event,
  };
  return {
    Put: {
      TableName: tableName('audit'),
      Item: { month: at.slice(0, 7), ...entry },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
}

/** Lists the entries of one month (`2026-11`) after the entry `after` if given, newest first unless `isOldestFirst`. */
export async function listAuditMonth(
  month: string,
  limit: number,
  { after, isOldestFirst = false }: { after?: string | undefined; isOldestFirst?: boolean } = {},
): Promise<AuditEntry[]> {
  const further = isOldestFirst ? 'id > :after' : 'id < :after';
  const { Items } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('audit'),
      KeyConditionExpression: after ? `#month = :month AND ${further}` : '#month = :month',
      ExpressionAttributeNames: { '#month': 'month' },
      ExpressionAttributeValues: { ':month': month, ...(after && { ':after': after }) },
      ScanIndexForward: isOldestFirst,
      Limit: limit,
    }),
  );
  return (Items ?? []) as AuditEntry[];
}
