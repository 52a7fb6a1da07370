import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';

/** The state of a catalogue, in one small read. */
export interface CatalogueState {
  /** Grows with every change; 0 before the first. */
  version: number;
  /** When it last changed, in ISO 8601; absent if it has not changed since times are recorded. */
  changedAt?: string;
  /** Ids of the items chosen for the home page, in the order of choosing. */
  onHome: readonly string[];
}

const versionKey = (kind: CatalogueKind) => ({ key: `catalogue#${kind}` });

/**
 * Reads the state of a catalogue.
 * @param consistent required if a change is based on the state
 */
export async function catalogueState(
  kind: CatalogueKind,
  consistent = false,
): Promise<CatalogueState> {
  const { Item = {} } = await dynamo.send(
    new GetCommand({
      TableName: tableName('settings'),
      Key: versionKey(kind),
      ConsistentRead: consistent,
    }),
  );
  const { version = 0, changedAt, onHome = [] } = Item as Partial<CatalogueState>;
  return { version, changedAt, onHome };
}

/**
 * Returns a write that marks a catalogue as changed, for the transaction of the change. The stream of the settings
 * table calls the `publish` function, which invalidates the CloudFront cache.
 */
export function versionBump(kind: CatalogueKind): Write {
  return {
    Update: {
      TableName: tableName('settings'),
      Key: versionKey(kind),
      UpdateExpression: 'SET changedAt = :at ADD version :one',
      ExpressionAttributeValues: { ':one': 1, ':at': nowIso() },
    },
  };
}

/**
 * Returns a write that sets the items on the home page. Its condition fails if the catalogue has changed since `state`
 * was read.
 */
export function homeChoiceUpdate(
  kind: CatalogueKind,
  { version }: CatalogueState,
  onHome: readonly string[],
): Write {
  return {
    Update: {
      TableName: tableName('settings'),
      Key: versionKey(kind),
      UpdateExpression: 'SET onHome = :onHome, changedAt = :at ADD version :one',
      ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
      ExpressionAttributeValues: {
        ':onHome': onHome,
        ':at': nowIso(),
        ':one': 1,
        ...(version > 0 && { ':version': version }),
      },
    },
  };
}
