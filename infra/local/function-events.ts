import { randomUUID } from 'node:crypto';
import { tables, type TablePlan } from '../tables.ts';
import type { Change } from './emulators/dynamodb/change-record.ts';
import { laptop } from './stack-settings.ts';

/** Physical names of the tables whose changes go to a function. */
export const streamTables = Object.entries(tables as Record<string, TablePlan>)
  .filter(([, plan]) => plan.streamTo)
  .map(([name]) => `${laptop.tablePrefix}-${name}`);

/** The function that a table's changes go to. */
export function streamTarget(table: string): string | undefined {
  const name = table.slice(laptop.tablePrefix.length + 1);
  return (tables as Record<string, TablePlan>)[name]?.streamTo;
}

/** One change as DynamoDB Streams hands it to Lambda. */
export function streamEvent({ table, eventName, newImage, oldImage }: Change) {
  return {
    Records: [
      {
        eventID: randomUUID(),
        eventName,
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: laptop.region,
        eventSourceARN: `arn:aws:dynamodb:${laptop.region}:000000000000:table/${table}/stream/laptop`,
        dynamodb: {
          SequenceNumber: String(Date.now()),
          StreamViewType: 'NEW_AND_OLD_IMAGES',
          ...(newImage && { NewImage: newImage }),
          ...(oldImage && { OldImage: oldImage }),
        },
      },
    ],
  };
}

/** What EventBridge sends to a function on a schedule. */
export function scheduledEvent() {
  return {
    id: randomUUID(),
    version: '0',
    source: 'aws.events',
    'detail-type': 'Scheduled Event',
    account: '000000000000',
    region: laptop.region,
    time: new Date().toISOString(),
    resources: [],
    detail: {},
  };
}
