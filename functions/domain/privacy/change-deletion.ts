import { unlessConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import type { Deletion } from './deletion.ts';
import { getDeletion } from './deletion-repository.ts';

/**
 * Advances a deletion request. `plan` gets the current row and returns the writes, conditional on the state it saw,
 * or undefined if the step is already done. After a concurrent change it is called again.
 * @returns the row afterwards; undefined if there is none
 * @throws whatever `plan` throws; AppError `conflict`
 */
export function changeDeletion(
  id: string,
  plan: (deletion: Deletion) => Promise<Write[] | undefined>,
): Promise<Deletion | undefined> {
  return retryOnConflict(async () => {
    const deletion = await getDeletion(id);
    const writes = deletion && (await plan(deletion));
    if (!writes) return deletion;
    return (await unlessConflict(() => writeTogether(writes))) ? getDeletion(id) : conflict;
  });
}
