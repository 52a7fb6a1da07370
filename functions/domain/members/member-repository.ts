import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, isConditionFailure, tableName, type Write } from '../../platform/dynamo.ts';
import { setOrRemove } from '../../platform/set-or-remove.ts';
import type { Lot } from './lot.ts';

/** The profile that belongs to a Cognito user; `id` is its `sub`. */
export interface Member {
  id: string;
  email: string;
  credits: number;
  /** The credits by origin; they add up to `credits`. Only functions/domain/credits writes them, with a new version. */
  lots?: readonly Lot[];
  creditsVersion?: number;
  /** When the credits last changed: the time of the newest ledger row that changed them. */
  creditsAt?: string;
  createdAt: string;
  /** Present while the account is disabled, which blocks all access, whatever Cognito says. */
  disabledAt?: string;
  /** The partition of the index `directory`: one for all members, one for accounts that are being deleted. */
  directory?: 'member' | 'deleting';
  /** When the account was deleted. The sweep deletes the row once everything else is gone. */
  deletedAt?: string;
  /** The former email of a deleted account. It is no longer in `email`, so it can be registered again immediately. */
  formerEmail?: string;
  /** Present if the member subscribes to the new-items email. */
  newItemsFor?: 'yes';
  /** Present if the member declined emails about new editions of items they own. */
  noEditionMails?: 'yes';
  /** Access tokens issued before this time are no longer valid. */
  sessionsEndedAt?: string;
  /** Grows when the member replaces the URL of the private feed. */
  feedVersion?: number;
}

export async function getMember(id: string): Promise<Member | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('users'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Member | undefined;
}

/** Returns a member; undefined also if the account has been deleted. */
export async function getAccount(id: string): Promise<Member | undefined> {
  const member = await getMember(id);
  return member?.deletedAt === undefined ? member : undefined;
}

/** Whether the account exists and has not been deleted. */
export async function hasAccount(id: string): Promise<boolean> {
  return (await getAccount(id)) !== undefined;
}

/**
 * Finds a member by email.
 * @param email in lower case
 */
export async function findMemberByEmail(email: string): Promise<Member | undefined> {
  const { Items } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('users'),
      IndexName: 'byEmail',
      KeyConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': email },
      Limit: 1,
    }),
  );
  return Items?.[0] as Member | undefined;
}

/** Returns a write that creates a record. Its condition fails if there is one. */
export function memberPut(member: Member): Write {
  return {
    Put: {
      TableName: tableName('users'),
      Item: member,
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
}

/** Adds the directory key to a record from before the directory existed. */
export async function enlist(member: Member): Promise<Member> {
  const directory = 'member';
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: { id: member.id },
        UpdateExpression: 'SET directory = :member',
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(directory)',
        ExpressionAttributeValues: { ':member': directory },
      }),
    );
  } catch (error) {
    const changed = isConditionFailure(error) ? await getMember(member.id) : undefined;
    if (changed) return changed;
    throw error;
  }
  return { ...member, directory };
}

export async function endSessionsBefore(id: string, momentIso: string): Promise<void> {
  await dynamo.send(new UpdateCommand(endOfSessions(id, momentIso)));
}

/** Returns the write that ends all sessions, for a transaction. */
export function sessionsEnd(id: string, momentIso: string): Write {
  return { Update: endOfSessions(id, momentIso) };
}

function endOfSessions(id: string, momentIso: string) {
  return {
    TableName: tableName('users'),
    Key: { id },
    UpdateExpression: 'SET sessionsEndedAt = :moment',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':moment': momentIso },
  };
}

/** Returns a check for a transaction. It fails if the account does not exist or has been deleted. */
export function memberCheck(id: string): Write {
  return {
    ConditionCheck: {
      TableName: tableName('users'),
      Key: { id },
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(deletedAt)',
    },
  };
}

/** Returns a write that disables an account and ends its sessions. Its condition fails if it is already disabled. */
export function memberDisable(id: string, disabledAt: string): Write {
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression: 'SET disabledAt = :now, sessionsEndedAt = :now',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(disabledAt)',
      ExpressionAttributeValues: { ':now': disabledAt },
    },
  };
}

/** Returns a write that enables an account. Its condition fails if it is not disabled or has been deleted. */
export function memberEnable(id: string): Write {
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression: 'REMOVE disabledAt',
      ConditionExpression: 'attribute_exists(disabledAt) AND attribute_not_exists(deletedAt)',
    },
  };
}

/**
 * Stores which optional emails a member gets; choices that are not given stay as they are. Only subscribers of the
 * new-items email have its attribute: the sparse index lists them.
 * @returns the member; undefined if the account has been deleted
 */
export async function setMailChoices(
  id: string,
  { newItems, newEditions }: { newItems?: boolean; newEditions?: boolean },
): Promise<Member | undefined> {
  if (newItems === undefined && newEditions === undefined) return getMember(id);
  const { UpdateExpression, names, values } = setOrRemove({
    ...(newItems !== undefined && { newItemsFor: newItems ? 'yes' : undefined }),
    ...(newEditions !== undefined && { noEditionMails: newEditions ? undefined : 'yes' }),
  });
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: { id },
    UpdateExpression,
    ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(deletedAt)',
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ReturnValues: 'ALL_NEW',
  });
  try {
    return (await dynamo.send(update)).Attributes as Member;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/**
 * Increments the version of a member's private feed.
 * @returns the new version
 */
export async function nextFeedVersion(id: string): Promise<number> {
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression: 'ADD feedVersion :one',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes!['feedVersion'] as number;
}
