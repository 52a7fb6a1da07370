import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isoIn, nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  queryIds,
  tableName,
  writeTogether,
} from '../../platform/dynamo.ts';
import { catalogueChange } from '../catalogue/lists/change-log-repository.ts';
import { readPreviewId } from '../preview-requests/preview-id.ts';
import type { MadePreview, PreviewRow } from './preview.ts';

/** Longer than a run can take; after this time the sweep starts another. */
const runSeconds = 10 * 60;

const table = () => tableName('previews');

export async function getPreview(id: string): Promise<PreviewRow | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item as PreviewRow | undefined;
}

/**
 * Records the beginning of a run; one that draws is recorded before its first object is written.
 * @returns false if the settings of the item have changed since
 */
export function beginRun({ id, wanted }: PreviewRow, draws: boolean): Promise<boolean> {
  return change(id, wanted, {
    update: `SET #state = :drawing, dueAt = :later ADD attempts :one${draws ? ', begun :this' : ''}`,
    values: {
      ':drawing': 'drawing',
      ':later': isoIn(runSeconds),
      ':one': 1,
      ...(draws && { ':this': new Set([wanted]) }),
    },
  });
}

/** Records that a run ended with an error: attempts count only runs that died. */
export async function endFailedRun({ id, wanted }: PreviewRow): Promise<void> {
  await change(id, wanted, { update: 'ADD attempts :less', values: { ':less': -1 } });
}

/**
 * Records what was made and, if visitors see a difference, marks the catalogue as changed. If there are drawings that
 * are not shown, the sweep has them deleted again once any run that may still write them has ended.
 * @param againAt when a scheduled item is published
 * @returns false if the settings of the item have changed since
 */
export function settlePreview(
  before: PreviewRow,
  after: PreviewRow,
  againAt?: string,
): Promise<boolean> {
  const { id, wanted } = before;
  const { made, lists } = after;
  const isClean = otherDrawings(after).length === 0;
  const laterAt = isClean ? againAt : isoIn(runSeconds);
  const later = laterAt ? `, dueAt = :later${isClean ? '' : ', cleanAt = :later'}` : '';
  const none = lists?.length ? '' : ', lists';
  const gone = `${isClean ? ', cleanAt' : ''}${laterAt ? '' : ', due, dueAt'}${none}`;
  const Update = updateInput(id, wanted, {
    update: `SET #state = :settled, made = :made${none ? '' : ', lists = :lists'}${later} REMOVE attempts${gone}`,
    values: {
      ':settled': 'settled',
      ':made': made,
      ...(lists?.length && { ':lists': lists }),
      ...(laterAt && { ':later': laterAt }),
    },
  });
  const isSeen =
    (made !== before.made && (hasContent(made) || hasContent(before.made))) ||
    lists !== before.lists;
  const { kind, itemId } = readPreviewId(id);
  const also = isSeen ? catalogueChange(kind, { item: itemId }) : [];
  return ifConditionHolds(() => writeTogether([{ Update }, ...also]));
}

function hasContent(made: MadePreview | undefined): boolean {
  return Boolean(made?.pages ?? made?.chapters ?? made?.excerpt);
}

/** Returns the drawings that are not shown. */
export function otherDrawings({ begun = new Set(), made }: PreviewRow): number[] {
  const hasObjects = made?.pages ?? made?.excerpt;
  return [...begun].filter((drawing) => !hasObjects || drawing !== made?.drawing);
}

/**
 * Records that all objects of these drawings have been deleted.
 * @param againAt when a scheduled item is published
 */
export async function forgetDrawings(
  { id, wanted }: PreviewRow,
  drawings: number[],
  againAt?: string,
): Promise<void> {
  const due = againAt ? ', dueAt = :again REMOVE cleanAt' : ' REMOVE due, dueAt, cleanAt';
  await change(id, wanted, {
    update: `SET #state = :settled${due} DELETE begun :those`,
    values: {
      ':settled': 'settled',
      ':those': new Set(drawings),
      ...(againAt && { ':again': againAt }),
    },
  });
}

/** Makes the table's stream start the function again. */
export async function requestAgain({ id, wanted }: PreviewRow): Promise<void> {
  await change(id, wanted, {
    update: 'SET #state = :again, dueAt = :later',
    values: { ':again': 'wanted', ':later': isoIn(runSeconds) },
  });
}

/** Yields the ids of previews whose drawing or deletion is due, oldest first. */
export function duePreviewIds(): AsyncGenerator<string> {
  return queryIds({
    TableName: table(),
    IndexName: 'due',
    KeyConditionExpression: 'due = :due AND dueAt <= :now',
    ExpressionAttributeValues: { ':due': 'due', ':now': nowIso() },
  });
}

interface Change {
  update: string;
  values: Record<string, unknown>;
}

function change(id: string, wanted: number, requested: Change): Promise<boolean> {
  return ifConditionHolds(() => dynamo.send(new UpdateCommand(updateInput(id, wanted, requested))));
}

/** Returns an update whose condition fails if the item's settings have changed since. */
function updateInput(id: string, wanted: number, { update, values }: Change) {
  return {
    TableName: table(),
    Key: { id },
    UpdateExpression: update,
    ConditionExpression: 'wanted = :wanted',
    ...(update.includes('#state') && { ExpressionAttributeNames: { '#state': 'state' } }),
    ExpressionAttributeValues: { ...values, ':wanted': wanted },
  };
}
