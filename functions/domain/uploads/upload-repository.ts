import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UploadState } from '#shared/contracts/uploads.ts';
import { epochSecondsIn, isoIn, nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  queryIds,
  queryPages,
  tableName,
  writeTogether,
  type Write,
} from '../../platform/dynamo.ts';
import { setOrRemove } from '../../platform/set-or-remove.ts';
import type { StoredFile, UploadRow } from './upload.ts';

/** After this time, a check must have died; the slowest takes a few minutes. */
const checkSeconds = 3600;
/** Caches, open pages and downloads in progress use the old file for a while. */
const replacedKeptSeconds = 24 * 3600;
/** Forms that were given out can still be posted for this long; see start-upload.ts. */
const lateFileSeconds = 2 * 3600;
/** How long a finished row is kept; the audit log records what was done. */
const keptSeconds = 90 * 24 * 3600;

const table = () => tableName('uploads');

export async function getUpload(id: string): Promise<UploadRow | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item?.['kind'] ? (Item as UploadRow) : undefined;
}

/** Returns a write for a new upload. Its condition fails if the id is taken. */
export function uploadPut(row: UploadRow): Write {
  return {
    Put: { TableName: table(), Item: row, ConditionExpression: 'attribute_not_exists(id)' },
  };
}

/** Whether an upload is still undecided. */
export function isOpen({ state }: Pick<UploadRow, 'state'>): boolean {
  return state === 'waiting' || state === 'checking';
}

const stillOpen = {
  condition: '(#state = :waiting OR #state = :checking)',
  values: { ':waiting': 'waiting', ':checking': 'checking' } satisfies Record<string, UploadState>,
};

/**
 * Stores S3's id of an upload in parts.
 * @returns false if the upload has an id already, or is closed
 */
export function keepMultipart(id: string, multipartId: string): Promise<boolean> {
  return change(id, {
    attributes: { multipartId },
    condition: '#state = :waiting AND attribute_not_exists(#multipartId)',
    values: { ':waiting': 'waiting' },
  });
}

/**
 * Records that the file has arrived.
 * @returns false if the upload is closed
 */
export function beginChecking(id: string): Promise<boolean> {
  return change(id, {
    attributes: { state: 'checking', due: 'due', dueAt: isoIn(checkSeconds) },
    ...stillOpen,
  });
}

/**
 * Records which objects are about to be created from the file. It runs before the first one is created: the sweep
 * always knows what to delete.
 * @returns false if the upload is closed
 */
export function planFiles(id: string, files: readonly StoredFile[]): Promise<boolean> {
  return change(id, { attributes: { files }, ...stillOpen });
}

/**
 * Closes an upload without publishing its file.
 * @param also writes for the same transaction, such as an audit row
 * @returns false if it was already closed
 */
export function closeUpload(
  id: string,
  outcome: { state: 'rejected' | 'canceled'; reason: string },
  also?: readonly Write[],
): Promise<boolean> {
  const listed = outcome.state === 'rejected' ? { rejected: 'rejected' } : {};
  const attributes = { ...outcome, ...listed, due: 'due', dueAt: isoIn(lateFileSeconds) };
  return change(id, { attributes, ...stillOpen }, also);
}

/**
 * Removes a rejected upload from the list.
 * @param also as for `closeUpload`
 * @returns false if there is no such upload
 */
export function dismissUpload(id: string, also: readonly Write[]): Promise<boolean> {
  const wanted = {
    attributes: { state: 'canceled', rejected: undefined },
    condition: '#state = :rejected',
    values: { ':rejected': 'rejected' },
  };
  return change(id, wanted, also);
}

/** Returns a write for the transaction that publishes a file. */
export function acceptWrite(
  id: string,
  facts: Pick<UploadRow, 'pages' | 'durationSeconds' | 'replaced'>,
): Write {
  const due = { due: 'due', dueAt: isoIn(replacedKeptSeconds) };
  return {
    Update: updateInput(id, {
      attributes: { ...facts, state: 'accepted', ...due },
      condition: '#state = :checking',
      values: { ':checking': 'checking' },
    }),
  };
}

const settled = { due: undefined, dueAt: undefined, files: undefined, replaced: undefined };

/** Records that nothing is left to clean up. The row expires later. */
export async function settleUpload(id: string): Promise<void> {
  await change(id, {
    attributes: { expiresAt: epochSecondsIn(keptSeconds), ...settled },
    condition: 'attribute_exists(#state)',
  });
}

/** Yields the ids of the uploads that are due for cleanup, oldest first. */
export function dueUploadIds(): AsyncGenerator<string> {
  return queryIds({
    TableName: table(),
    IndexName: 'due',
    KeyConditionExpression: 'due = :due AND dueAt <= :now',
    ExpressionAttributeValues: { ':due': 'due', ':now': nowIso() },
  });
}

/** Yields rejected files, newest first, in batches of `size` rows. `before`: the last row of the previous page. */
export async function* readRejected(
  size: number,
  before?: Pick<UploadRow, 'id' | 'createdAt'>,
): AsyncGenerator<UploadRow[]> {
  const pages = queryPages<UploadRow>({
    TableName: table(),
    IndexName: 'rejected',
    KeyConditionExpression: 'rejected = :rejected',
    ExpressionAttributeValues: { ':rejected': 'rejected' },
    ScanIndexForward: false,
    ExclusiveStartKey: before && { rejected: 'rejected', ...before },
    Limit: size,
  });
  for await (const { rows } of pages) yield rows;
}

interface Change {
  /** Those that are undefined are removed. */
  attributes: Record<string, unknown>;
  condition: string;
  values?: Record<string, string>;
}

function change(id: string, wanted: Change, also?: readonly Write[]): Promise<boolean> {
  const input = updateInput(id, wanted);
  return ifConditionHolds(() =>
    also ? writeTogether([{ Update: input }, ...also]) : dynamo.send(new UpdateCommand(input)),
  );
}

/** Every condition uses `#state`, which every row has. */
function updateInput(id: string, { attributes, condition, values: expected }: Change) {
  const { UpdateExpression, names, values } = setOrRemove(attributes);
  return {
    TableName: table(),
    Key: { id },
    UpdateExpression,
    ConditionExpression: condition,
    ExpressionAttributeNames: { ...names, '#state': 'state' },
    ExpressionAttributeValues: { ...values, ...expected },
  };
}
