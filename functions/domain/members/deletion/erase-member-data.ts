import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, isConditionFailure, tableName } from '#functions/platform/dynamo.ts';
import { drain } from '#functions/platform/drain.ts';
import { releaseHold } from '../../credits/end-hold.ts';
import type { Hold } from '../../credits/hold.ts';
import { removeVote } from '../../feedback/vote-repository.ts';
import type { Vote } from '../../feedback/vote.ts';
import { removeRating, type RatingRow } from '../../ratings/rating-repository.ts';
import { listMemberData, type MemberDataTable } from '../member-data-repository.ts';
import { removeSignInRecord } from '../../sign-ins/sign-in-repository.ts';
import { deleteIdentity } from '../identity.ts';
import type { Member } from '../member-repository.ts';

const atOnce = 8;

type Row = Record<string, unknown> & { userId: string };

/**
 * Erases the data of a deleted account except its own row; orders lose the email. Data that belongs to the email
 * alone stays, because no one has proved to own it. Repeated and concurrent calls are harmless.
 * @param deadline epoch milliseconds; nothing new is started after it
 * @throws Error if something is left
 */
export async function eraseMemberData(member: Member, deadline: number): Promise<void> {
  const { id, email, formerEmail = email } = member;
  await deleteIdentity(id);
  await removeSignInRecord(formerEmail, id);
  await eraseAll<Hold>('holds', id, endHold, deadline);
  await eraseAll<RatingRow>('ratings', id, removeRating, deadline);
  await eraseAll<Vote>('feedback', id, removeVote, deadline);
  await eraseAll<Row>('positions', id, (row) => deleteItem('positions', row), deadline);
  await eraseAll<Row>('purchases', id, (row) => deleteItem('purchases', row), deadline);
  await eraseAll<{ id: string }>('orders', id, forgetEmail, deadline);
}

async function eraseAll<Found>(
  kind: MemberDataTable,
  userId: string,
  erase: (row: Found) => Promise<void>,
  deadline: number,
): Promise<void> {
  const rows = listMemberData<Found>(kind, userId);
  const { failed } = await drain(rows, erase, { atOnce, deadline });
  if (failed > 0) throw new Error(`${failed} rows of ${kind} could not be erased.`);
  if (!(await rows.next()).done) throw new Error(`No time was left to erase ${kind}.`);
}

async function deleteItem(kind: 'positions' | 'purchases', { userId, item }: Row): Promise<void> {
  const Key = { userId, item };
  await dynamo.send(new DeleteCommand({ TableName: tableName(kind), Key }));
}

/** Ends a reply in progress: its credits are returned first, so that the ledger stays consistent. */
async function endHold(hold: Hold): Promise<void> {
  if (hold.state === 'open') await releaseHold(hold, 'stopped');
  const { userId, requestId } = hold;
  await ifItHolds(
    new DeleteCommand({
      TableName: tableName('holds'),
      Key: { userId, requestId },
      ConditionExpression: '#state <> :open',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':open': 'open' },
    }),
  );
}

/**
 * Orders stay for bookkeeping, without the email. The version grows, so that no one writes back an order read before.
 */
async function forgetEmail({ id }: { id: string }): Promise<void> {
  await ifItHolds(
    new UpdateCommand({
      TableName: tableName('orders'),
      Key: { id },
      UpdateExpression: 'SET email = :none ADD version :one',
      ConditionExpression: 'attribute_exists(id) AND email <> :none',
      ExpressionAttributeValues: { ':none': '', ':one': 1 },
    }),
  );
}

async function ifItHolds(command: DeleteCommand | UpdateCommand): Promise<void> {
  try {
    await dynamo.send(command as UpdateCommand);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
