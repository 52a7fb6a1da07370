import { epochSecondsIn } from '../../platform/clock.ts';
import { ifConditionHolds, tableName, writeTogether, type Write } from '../../platform/dynamo.ts';

const keptSeconds = 30 * 24 * 3600;

/** Writes the audit row of a refund once: a repeated request writes nothing. */
export async function recordRefundOnce(
  orderId: string,
  requestId: string,
  audit: Write,
): Promise<void> {
  const mark: Write = {
    Put: {
      TableName: tableName('ephemera'),
      Item: {
        key: `refund-request#${orderId}#${requestId}`,
        expiresAt: epochSecondsIn(keptSeconds),
      },
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': 'key' },
    },
  };
  await ifConditionHolds(() => writeTogether([mark, audit]));
}
