import { epochSecondsIn } from '../../platform/clock.ts';
import { ifConditionHolds, tableName, writeTogether } from '../../platform/dynamo.ts';

const visitSeconds = 24 * 3600;

/** The counter of each kind: views of an article, listens of an episode. */
const counters = {
  articles: { name: 'article', attribute: 'views' },
  podcasts: { name: 'podcast', attribute: 'listens' },
} as const;

/**
 * Counts one visit per browsing session and day.
 * @returns whether the visit was new
 */
export function countVisit(
  kind: keyof typeof counters,
  id: string,
  visit: string,
): Promise<boolean> {
  const { name, attribute } = counters[kind];
  return ifConditionHolds(() =>
    writeTogether([
      {
        Put: {
          TableName: tableName('ephemera'),
          Item: {
            key: `visit#${name}#${id}#${visit}`,
            expiresAt: epochSecondsIn(visitSeconds),
          },
          ConditionExpression: 'attribute_not_exists(#key)',
          ExpressionAttributeNames: { '#key': 'key' },
        },
      },
      {
        Update: {
          TableName: tableName(kind),
          Key: { id },
          UpdateExpression: 'ADD #count :one',
          ConditionExpression: 'attribute_exists(id)',
          ExpressionAttributeNames: { '#count': attribute },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ]),
  );
}
