import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import { dynamo, tableName } from '../../platform/dynamo.ts';

export interface SweepRun {
  /** The end of the last run. */
  at: string;
  /** Absent if that run succeeded. */
  error?: string;
}

const row = () => ({ TableName: tableName('ephemera'), Key: { key: 'sweep-run' } });

/**
 * Records the end of a run.
 * @param error why the run failed
 */
export async function recordSweepRun(error?: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      ...row(),
      UpdateExpression: error ? 'SET #at = :at, #error = :error' : 'SET #at = :at REMOVE #error',
      ExpressionAttributeNames: { '#at': 'at', '#error': 'error' },
      ExpressionAttributeValues: { ':at': nowIso(), ...(error && { ':error': error }) },
    }),
  );
}

/** Reads the last run; undefined if the sweep has never run. */
export async function readSweepRun(): Promise<SweepRun | undefined> {
  const { Item } = await dynamo.send(new GetCommand(row()));
  return Item as SweepRun | undefined;
}
