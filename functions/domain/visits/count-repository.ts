import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { countsKeptDays } from '#shared/constants/counts-kept-days.ts';
import { now } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, queryAll, tableName } from '../../platform/dynamo.ts';
import { siteDay } from '../../platform/site-day.ts';
import type { CounterRow } from './counter-row.ts';
import type { Counter } from './counters.ts';

const table = () => tableName('visits');

/** Adds one to the sum and to the current day in the site's time zone. */
export async function addOne(counter: Counter, id: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: table(),
      Key: { kind: counter, id },
      UpdateExpression: 'ADD visits :one, #day :one',
      ExpressionAttributeNames: { '#day': siteDay(now()) },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
}

/** Lists all rows of a counter. */
export function listRows(counter: Counter): Promise<CounterRow[]> {
  return queryAll(ofKind(counter));
}

/** One month of a counter, with an attribute for each day: `27`. */
export type MonthRow = { kind: string; id: string; expiresAt: number } & Record<
  string,
  number | string
>;

/** Lists the rows of a month, of all counters: `articles#art-1`. */
export function listMonth(month: string): Promise<MonthRow[]> {
  return queryAll(ofKind(kindOfMonth(month)));
}

const kindOfMonth = (month: string) => `days#${month}`;

function ofKind(kind: string) {
  return {
    TableName: table(),
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kind },
  };
}

/** Sets days of one month. They expire together, each after 369 to 400 days. Idempotent. */
export async function setDays(
  { kind, id }: Pick<CounterRow, 'kind' | 'id'>,
  month: string,
  days: readonly [day: string, count: number][],
): Promise<void> {
  const end = Date.parse(`${month}-01`) / 1000 + countsKeptDays * 86_400;
  await dynamo.send(
    new UpdateCommand({
      TableName: table(),
      Key: { kind: kindOfMonth(month), id: `${kind}#${id}` },
      UpdateExpression: `SET expiresAt = :end, ${days.map((_, n) => `#d${n} = :n${n}`).join(', ')}`,
      ExpressionAttributeNames: named(days, (day) => day.slice(8)),
      ExpressionAttributeValues: { ':end': end, ...valued(days) },
    }),
  );
}

/** Removes days from the row of their counter if they still have these counts. */
export async function removeDays(
  { kind, id }: Pick<CounterRow, 'kind' | 'id'>,
  days: readonly [day: string, count: number][],
): Promise<void> {
  await ifConditionHolds(() =>
    dynamo.send(
      new UpdateCommand({
        TableName: table(),
        Key: { kind, id },
        UpdateExpression: `REMOVE ${days.map((_, n) => `#d${n}`).join(', ')}`,
        ConditionExpression: days.map((_, n) => `#d${n} = :n${n}`).join(' AND '),
        ExpressionAttributeNames: named(days, (day) => day),
        ExpressionAttributeValues: valued(days),
      }),
    ),
  );
}

const named = (days: readonly [string, number][], nameOf: (day: string) => string) =>
  Object.fromEntries(days.map(([day], n) => [`#d${n}`, nameOf(day)]));

const valued = (days: readonly [string, number][]) =>
  Object.fromEntries(days.map(([, count], n) => [`:n${n}`, count]));

/** The first day that was counted by day, and the day on which old days were last moved. */
interface Moved {
  since: string;
  movedOn: string;
}

const movedKey = { kind: 'days', id: 'moved' };

export async function readMoved(): Promise<Moved | undefined> {
  const { Item } = await dynamo.send(new GetCommand({ TableName: table(), Key: movedKey }));
  return Item as Moved | undefined;
}

export async function recordMoved(today: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: table(),
      Key: movedKey,
      UpdateExpression: 'SET movedOn = :today, since = if_not_exists(since, :today)',
      ExpressionAttributeValues: { ':today': today },
    }),
  );
}
