import { randomUUID } from 'node:crypto';
import type { TablePlan } from '../tables.ts';
import type { Change } from '@outcrop/emulators/dynamodb/change-record.ts';
import { localSettings } from './stack-settings.ts';

function keysOf({ newImage, oldImage }: Change, { partitionKey, sortKey }: TablePlan) {
  const item = newImage ?? oldImage ?? {};
  const keys = [partitionKey, sortKey].flatMap((name) => (name ? [[name, item[name]]] : []));
  return Object.fromEntries(keys) as NonNullable<Change['newImage']>;
}

/** Returns one change as DynamoDB Streams sends it to Lambda. */
export function streamRecord(change: Change, plan: TablePlan) {
  const { table, eventName, newImage, oldImage } = change;
  return {
    eventID: randomUUID(),
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: localSettings.region,
    eventSourceARN: `arn:aws:dynamodb:${localSettings.region}:000000000000:table/${table}/stream/local`,
    dynamodb: {
      SequenceNumber: String(Date.now()),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
      Keys: keysOf(change, plan),
      ...(newImage && { NewImage: newImage }),
      ...(oldImage && { OldImage: oldImage }),
    },
  };
}

/** Returns the event that EventBridge sends to a function on a schedule. */
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
