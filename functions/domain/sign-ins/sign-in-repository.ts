import { randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';
import { isExpired } from '../../platform/is-expired.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';
import type { PasswordHash } from './password-hash.ts';

/**
 * The data of an account that only signing in needs. Its key is a keyed hash of the email, which cannot be reversed.
 */
export interface SignInRecord {
  key: string;
  userId: string;
  /** New with every password: a write that began with an older one fails. */
  generation: string;
  password?: PasswordHash;
  /** The last sign-in of each known device in epoch seconds, by the hash of its token. */
  devices: Record<string, number>;
  /** Epoch seconds. */
  expiresAt: number;
}

/** After this long without a sign-in, the next one creates a new record. */
const keptSeconds = 400 * 24 * 3600;

/**
 * Reads the record of an account.
 * @param email in lower case, as in all functions below
 */
export async function readSignInRecord(email: string): Promise<SignInRecord | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ ...(await rowOf(email)), ConsistentRead: true }),
  );
  const record = Item as SignInRecord | undefined;
  return record && !isExpired(record) ? record : undefined;
}

/**
 * Forgets password and devices, before Cognito gets a new password.
 * @returns the new generation
 */
export async function forgetPassword(email: string, userId: string): Promise<string> {
  const { TableName, Key } = await rowOf(email);
  const generation = randomBytes(16).toString('base64url');
  const record: SignInRecord = { ...Key, ...fresh(userId), generation };
  await dynamo.send(new PutCommand({ TableName, Item: record }));
  return generation;
}

/** Stores the hash of the password that Cognito has accepted, unless another password has been set since. */
export async function keepPassword(
  email: string,
  generation: string,
  password: PasswordHash,
): Promise<void> {
  await ifItHolds(
    new UpdateCommand({
      ...(await rowOf(email)),
      UpdateExpression: 'SET password = :password',
      ConditionExpression: 'generation = :generation',
      ExpressionAttributeValues: { ':password': password, ':generation': generation },
    }),
  );
}

export interface SeenSignIn {
  userId: string;
  device: string;
  /** Devices to forget. */
  dropped: readonly string[];
  /** A password that Cognito has just accepted, if the record had none or another one. */
  password?: PasswordHash;
}

/** Records a sign-in, based on an earlier read; does nothing if the password has changed since. */
export async function recordSignIn(
  email: string,
  record: SignInRecord | undefined,
  seen: SeenSignIn,
): Promise<void> {
  if (record) await updateRecord(email, record, seen);
  else await createRecord(email, seen);
}

async function createRecord(email: string, { userId, device, password }: SeenSignIn) {
  const { TableName, Key } = await rowOf(email);
  const generation = randomBytes(16).toString('base64url');
  const devices = { [device]: epochSecondsIn(0) };
  await ifItHolds(
    new PutCommand({
      TableName,
      Item: { ...Key, ...fresh(userId), generation, devices, password },
      // An expired record counts as absent, whether DynamoDB has deleted it or not.
      ConditionExpression: 'attribute_not_exists(#key) OR expiresAt <= :now',
      ExpressionAttributeNames: { '#key': 'key' },
      ExpressionAttributeValues: { ':now': epochSecondsIn(0) },
    }),
  );
}

async function updateRecord(
  email: string,
  record: SignInRecord,
  { userId, device, dropped, password }: SeenSignIn,
) {
  const names = Object.fromEntries(dropped.map((name, at) => [`#dropped${at}`, name]));
  const remove = Object.keys(names).map((name) => `devices.${name}`);
  const unchanged = record.password ? 'password.#hash = :hash' : 'attribute_not_exists(password)';
  await ifItHolds(
    new UpdateCommand({
      ...(await rowOf(email)),
      UpdateExpression:
        'SET userId = :userId, expiresAt = :end, devices.#device = :now' +
        (password ? ', password = :password' : '') +
        (remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''),
      ConditionExpression: `generation = :generation${password ? ` AND ${unchanged}` : ''}`,
      ExpressionAttributeNames: {
        '#device': device,
        ...names,
        ...(password && record.password && { '#hash': 'hash' }),
      },
      ExpressionAttributeValues: {
        ':userId': userId,
        ':end': epochSecondsIn(keptSeconds),
        ':now': epochSecondsIn(0),
        ':generation': record.generation,
        ...(password && { ':password': password }),
        ...(password && record.password && { ':hash': record.password.hash }),
      },
    }),
  );
}

/** Forgets a hash whose password Cognito no longer accepts. */
export async function dropPassword(email: string, { generation }: SignInRecord): Promise<void> {
  await ifItHolds(
    new UpdateCommand({
      ...(await rowOf(email)),
      UpdateExpression: 'REMOVE password',
      ConditionExpression: 'generation = :generation',
      ExpressionAttributeValues: { ':generation': generation },
    }),
  );
}

/** Removes the record of a deleted account; the record of a newer account with the same email stays. */
export async function removeSignInRecord(email: string, userId: string): Promise<void> {
  await ifItHolds(
    new DeleteCommand({
      ...(await rowOf(email)),
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    }),
  );
}

function fresh(userId: string) {
  return { userId, devices: {}, expiresAt: epochSecondsIn(keptSeconds) };
}

async function rowOf(email: string) {
  const key = `sign-in#${await keyedDigest('sign-in', email)}`;
  return { TableName: tableName('ephemera'), Key: { key } };
}

async function ifItHolds(command: UpdateCommand | PutCommand | DeleteCommand): Promise<void> {
  await ifConditionHolds(() => dynamo.send(command as UpdateCommand));
}
