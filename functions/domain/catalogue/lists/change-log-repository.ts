import { randomBytes } from 'node:crypto';
import { epochSecondsIn, nowIso } from '#functions/platform/clock.ts';
import { queryAll, tableName, type Write } from '#functions/platform/dynamo.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import { versionBump } from '../catalogue-version-repository.ts';

/** Longer than the log of any list is needed: a saved list is a few hours old at most. */
const keptSeconds = 2 * 86_400;

/** What may have changed in a list. */
interface Changed {
  /** The id of an item. */
  item?: string;
  /** Names of authors have changed, which affects any number of items. */
  authors?: true;
}

/** A row of the log of a catalogue. */
export interface Change extends Changed {
  /** The time of the change in ISO 8601 by the clock of its writer, and random characters. */
  id: string;
  /** Present if it increased the version of the catalogue by one. */
  bumps?: true;
}

/** The log is in the table of counters: it has the keys and the time to live for it. */
const kindOfLog = (kind: CatalogueKind) => `changes#${kind}`;

/** Returns the time of a change, in ISO 8601. */
export const timeOf = ({ id }: Pick<Change, 'id'>): string => id.slice(0, id.indexOf('#'));

/**
 * Returns the writes that mark a catalogue as changed, for the transaction of the change. Each version has one row in
 * the log, so a reader can count the rows to tell whether it has seen every change.
 */
export function catalogueChange(kind: CatalogueKind, changed: Changed = {}): Write[] {
  return [versionBump(kind), logWrite(kind, { ...changed, bumps: true })];
}

/** Returns a write that records a change that does not require invalidating the edge's cache, such as a rating. */
export function quietChange(kind: CatalogueKind, item: string): Write {
  return logWrite(kind, { item });
}

/** Returns a write of a row of the log. */
export function logWrite(kind: CatalogueKind, changed: Omit<Change, 'id'>): Write {
  const id = `${nowIso()}#${randomBytes(9).toString('base64url')}`;
  const entries = Object.entries({ ...changed, expiresAt: epochSecondsIn(keptSeconds) });
  return {
    Update: {
      TableName: tableName('visits'),
      Key: { kind: kindOfLog(kind), id },
      UpdateExpression: `SET ${entries.map((_, n) => `#a${n} = :v${n}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], n) => [`#a${n}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        entries.map(([, value], n) => [`:v${n}`, value]),
      ),
    },
  };
}

/** Lists the changes after a time in ISO 8601, oldest first. */
export function readChanges(kind: CatalogueKind, since: string): Promise<Change[]> {
  return queryAll<Change>({
    TableName: tableName('visits'),
    KeyConditionExpression: 'kind = :kind AND id > :since',
    ExpressionAttributeValues: { ':kind': kindOfLog(kind), ':since': since },
    ConsistentRead: true,
  });
}
