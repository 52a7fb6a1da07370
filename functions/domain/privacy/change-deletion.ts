import { AppError } from '../../platform/app-error.ts';
import { isConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import type { Deletion } from './deletion.ts';
import { getDeletion } from './deletion-repository.ts';

const maximumTries = 5;

/**
 * Advances a deletion request. `plan` gets the current row and returns the writes, conditional on the state it saw,
 * or undefined if the step is already done. After a concurrent change it is called again.
 * @returns the row afterwards; undefined if there is none
 * @throws whatever `plan` throws; AppError `conflict`
 */
export async function changeDeletion(
  id: string,
  plan: (deletion: Deletion) => Promise<Write[] | undefined>,
): Promise<Deletion | undefined> {
  for (let tries = 0; tries < maximumTries; tries++) {
    const deletion = await getDeletion(id);
    const writes = deletion && (await plan(deletion));
    if (!writes) return deletion;
    try {
      await writeTogether(writes);
      return getDeletion(id);
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new AppError('conflict');
}
