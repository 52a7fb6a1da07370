import db from 'dynalite/db/index.js';
import type { KeyRange } from './ordered-store.ts';
import type { ReadSource } from './read-source.ts';
import { validationError } from './service-error.ts';
import type { AttributeValue, KeyType } from './wire-types.ts';

/** A KeyConditionExpression as dynalite parses it. */
export type KeyConditions = Record<
  string,
  { ComparisonOperator: string; AttributeValueList: AttributeValue[] }
>;

/**
 * Bounds of a sort key within its partition. Keys are hex (numbers: digits that sort) and end in `/`, which
 * sorts before every digit; `~` sorts after everything.
 */
const sortKeyBounds: Record<string, (partition: string, low: string, high: string) => KeyRange> = {
  EQ: (partition, low) => ({ gte: `${partition}${low}/`, lte: `${partition}${low}/~` }),
  LT: (partition, low) => ({ gte: partition, lt: `${partition}${low}/` }),
  LE: (partition, low) => ({ gte: partition, lte: `${partition}${low}/~` }),
  GT: (partition, low) => ({ gt: `${partition}${low}/~`, lt: `${partition}~` }),
  GE: (partition, low) => ({ gte: `${partition}${low}/`, lt: `${partition}~` }),
  BEGINS_WITH: (partition, low) => ({ gte: partition + low, lt: `${partition}${low}~` }),
  BETWEEN: (partition, low, high) => ({
    gte: `${partition}${low}/`,
    lte: `${partition}${high}/~`,
  }),
};

function valuesOf(conditions: KeyConditions, name: string, type: KeyType): string[] {
  return (conditions[name]?.AttributeValueList ?? []).map((value) => {
    if (value[type] === undefined)
      throw validationError(
        'One or more parameter values were invalid: Condition parameter type does not match schema type',
      );
    if (value[type] === '')
      throw validationError(
        'One or more parameter values are not valid. The AttributeValue for a key attribute cannot ' +
          `contain an empty string value. Key: ${name}`,
      );
    return value[type];
  });
}

/**
 * Returns the range of a table or index that a Query's key conditions select.
 * @throws ServiceError ValidationException, worded as on AWS
 */
export function keyRange({ table, keySchema }: ReadSource, conditions: KeyConditions): KeyRange {
  const [partitionKey = '', sortKey] = keySchema.map(({ AttributeName }) => AttributeName);
  const extra = Object.keys(conditions).filter((name) => name !== partitionKey);
  if (!conditions[partitionKey])
    throw validationError(`Query condition missed key schema element: ${partitionKey}`);
  if (extra.length > 0 && !sortKey) throw validationError('Query key condition not supported');
  if (sortKey && extra.some((name) => name !== sortKey))
    throw validationError(`Query condition missed key schema element: ${sortKey}`);
  if (conditions[partitionKey].ComparisonOperator !== 'EQ')
    throw validationError('Query key condition not supported');

  let range: KeyRange = {};
  let partition = '';
  db.traverseKey(table, keySchema, (name, type, isPartitionKey) => {
    const [low = '', high = ''] = valuesOf(conditions, name, type);
    if (isPartitionKey) {
      partition = `${db.hashPrefix(low, type)}/${db.toRangeStr(low, type)}/`;
      range = { gte: partition, lt: `${partition}~` };
    } else if (conditions[name]) {
      const bounds = sortKeyBounds[conditions[name].ComparisonOperator];
      if (!bounds)
        throw validationError('Attempted conditional constraint is not an indexable operation');
      range = bounds(partition, db.toRangeStr(low, type), high && db.toRangeStr(high, type));
    }
  });
  return range;
}
