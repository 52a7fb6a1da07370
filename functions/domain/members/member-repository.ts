import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { siteConfig } from '#shared/site-config/index.ts';
import { nowIso } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName, writeTogether } from '../../platform/dynamo.ts';
import { ledgerPut } from '../credits/ledger.ts';
import { grant, type Lot } from '../credits/lots.ts';
import { wasRecentlyDeleted } from './deleted-account-fingerprint.ts';

/** The profile beside Cognito's user; `id` is the Cognito `sub`. */
export interface Member {
  id: string;
  email: string;
  credits: number;
  /** Where the credits came from; their sum. Only functions/domain/credits writes it, and grows the version with it. */
  lots?: readonly Lot[];
  creditsVersion?: number;
  /** When they were last changed: the time of the newest row of the ledger that did it. */
  creditsAt?: string;
  createdAt: string;
  /** There while the account is disabled: nothing lets its member in, whatever Cognito says. */
  disabledAt?: string;
  /** Puts everybody into one partition of the index `directory`; accounts that are being deleted into another. */
  directory?: 'member' | 'deleting';
  /** When the account was deleted. Its row stays until everything else has gone, which the sweep sees to. */
  deletedAt?: string;
  /** The address of a deleted account: `email` no longer is one, so that the address is free at once. */
  formerEmail?: string;
  /** Wants the mail about new items. */
  newItemsFor?: 'yes';
  /** Access tokens issued up to this moment are no longer good. */
  sessionsEndedAt?: string;
  /** Grows when the member gives his private feed a new address. */
  feedVersion?: number;
}

export async function getMember(id: string): Promise<Member | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('users'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Member | undefined;
}

/** @param email in lower case. */
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

/** Whether there is an account that anything can be given to. */
export async function hasAccount(id: string): Promise<boolean> {
  const member = await getMember(id);
  return member !== undefined && member.deletedAt === undefined;
}

/**
 * The member's record, made with the sign-up credits if it is not there yet. Doing it twice, or at once from two
 * places, grants once: record and ledger row are written in one transaction. An address whose account was deleted not
 * long ago begins with none.
 */
export async function ensureMember(id: string, email: string): Promise<Member> {
  const existing = await getMember(id);
  if (existing) return existing.directory ? existing : enlist(existing);
  const createdAt = nowIso();
  const credits = (await wasRecentlyDeleted(email)) ? 0 : siteConfig.credits.signUp;
  const entry = { entry: 'grant#sign-up', kind: 'sign-up', credits, balance: credits } as const;
  const lots = grant([], entry);
  const member: Member = { id, email, credits, lots, createdAt, directory: 'member' };
  try {
    await writeTogether([
      {
        Put: {
          TableName: tableName('users'),
          Item: member,
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
      ledgerPut(id, entry, createdAt),
    ]);
    return member;
  } catch (error) {
    const made = isConditionFailure(error) ? await getMember(id) : undefined;
    if (made) return made;
    throw error;
  }
}

/** Puts a member of the time before there was a directory into it. */
async function enlist(member: Member): Promise<Member> {
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
  await dynamo.send(new UpdateCommand(sessionsEnd(id, momentIso)));
}

/** The same for a transaction. */
export function sessionsEnd(id: string, momentIso: string) {
  return {
    TableName: tableName('users'),
    Key: { id },
    UpdateExpression: 'SET sessionsEndedAt = :moment',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':moment': momentIso },
  };
}
