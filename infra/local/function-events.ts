import { randomUUID } from 'node:crypto';
import type { S3Event } from 'aws-lambda';
import { incomingPrefix } from '../incoming-prefix.ts';
import { tables, type TablePlan } from '../tables.ts';
import type { Change } from './emulators/dynamodb/change-record.ts';
import { localSettings } from './stack-settings.ts';

/** Physical names of the tables whose changes go to a function. */
export const streamTables = Object.entries(tables as Record<string, TablePlan>)
  .filter(([, plan]) => plan.streamTo)
  .map(([name]) => `${localSettings.tablePrefix}-${name}`);

/** Returns the function that receives a table's changes. */
export function streamTarget(table: string): string | undefined {
  return planOf(table)?.streamTo;
}

function planOf(table: string): TablePlan | undefined {
  const name = table.slice(localSettings.tablePrefix.length + 1);
  return (tables as Record<string, TablePlan>)[name];
}

function keysOf({ table, newImage, oldImage }: Change) {
  const { partitionKey, sortKey } = planOf(table) ?? {};
  const item = newImage ?? oldImage ?? {};
  const keys = [partitionKey, sortKey].flatMap((name) => (name ? [[name, item[name]]] : []));
  return Object.fromEntries(keys) as NonNullable<Change['newImage']>;
}

/** One change as DynamoDB Streams sends it to Lambda. */
export function streamEvent(change: Change) {
  const { table, eventName, newImage, oldImage } = change;
  return {
    Records: [
      {
        eventID: randomUUID(),
        eventName,
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: localSettings.region,
        eventSourceARN: `arn:aws:dynamodb:${localSettings.region}:000000000000:table/${table}/stream/local`,
        dynamodb: {
          SequenceNumber: String(Date.now()),
          StreamViewType: 'NEW_AND_OLD_IMAGES',
          Keys: keysOf(change),
          ...(newImage && { NewImage: newImage }),
          ...(oldImage && { OldImage: oldImage }),
        },
      },
    ],
  };
}

/** Whether S3 notifies the function `media` of a new object. */
export function goesToMedia(event: S3Event): boolean {
  return event.Records.some(
    ({ s3 }) =>
      s3.bucket.name === localSettings.privateBucket && s3.object.key.startsWith(incomingPrefix),
  );
}

/** The event that EventBridge sends to a function on a schedule. */
export function scheduledEvent() {
  return {
    id: randomUUID(),
    version: '0',
    source: 'aws.events',
    'detail-type': 'Scheduled Event',
    account: '000000000000',
    region: localSettings.region,
    time: new Date().toISOString(),
    resources: [],
    detail: {},
  };
}
