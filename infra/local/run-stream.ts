import type { Change } from '@outcrop/emulators/dynamodb/change-record.ts';
import { streamRecord } from './function-events.ts';
import type { Invoke } from './gateway/invoke.ts';
import type { StackPlan } from './stack-plan.ts';

/**
 * Sends one change of a table to the functions of its stream.
 * @throws InvokeFailure, or Error when a function reports the record as failed; the stream then retries
 */
export async function runStream(
  invoke: Invoke,
  { streams, tables }: Pick<StackPlan, 'streams' | 'tables'>,
  change: Change,
): Promise<void> {
  const plan = tables[change.table];
  if (!plan) return;
  const record = streamRecord(change, plan);
  for (const { table, group, accepts } of streams) {
    if (table !== change.table || !accepts(record)) continue;
    const outcome = (await invoke(group, { Records: [record] })) as
      | { batchItemFailures?: unknown[] }
      | undefined;
    if (outcome?.batchItemFailures?.length)
      throw new Error(`Function ${group} could not take a record.`);
  }
}
