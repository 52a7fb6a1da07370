import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';

/** Each kind has a table of its own with the index `shelf`. */
export type CatalogueKind = 'articles' | 'podcasts' | 'products' | 'bundles';

/** What one small read says of a catalogue. */
export interface CatalogueState {
  /** Grows with every change; 0 before the first. */
  version: number;
  /** When it last changed, in ISO 8601; absent before the first change since times are kept. */
  changedAt?: string;
  /** Ids of the items chosen for the home page, in the order of choosing. */
  onHome: readonly string[];
}

const versionKey = (kind: CatalogueKind) => ({ key: `catalogue#${kind}` });

/** @param consistent for a change that is based on it */
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
 * Marks a catalogue as changed. Belongs in the transaction of the change: the stream of the settings table calls the
 * `publish` function, which invalidates the CloudFront cache.
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

/** Sets the items chosen for the home page, if the catalogue is still in this state. */
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
