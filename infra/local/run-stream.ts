import type { Change } from './emulators/dynamodb/change-record.ts';
import { streamEvent, streamTarget } from './function-events.ts';
import type { Invoke } from './gateway/invoke.ts';

/**
 * Sends one change of a table to the function of its stream.
 * @throws InvokeFailure, or Error when the function reports the record as failed; the stream then retries
 */
export async function runStream(invoke: Invoke, change: Change): Promise<void> {
  const group = streamTarget(change.table);
  if (!group) return;
  const outcome = (await invoke(group, streamEvent(change))) as
    | { batchItemFailures?: unknown[] }
    | undefined;
  if (outcome?.batchItemFailures?.length)
    throw new Error(`Function ${group} could not take a record.`);
}
