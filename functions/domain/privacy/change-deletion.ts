import { AppError } from '../../platform/app-error.ts';
import { isConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import type { Deletion } from './deletion.ts';
import { getDeletion } from './deletion-repository.ts';

const maximumTries = 5;

/**
 * Takes a request one step on. `plan` is given the row as it stands and answers what to write, with a condition on the
 * state it saw; or nothing where the step is done already. It is asked again when somebody else was faster.
 * @returns the row as it is then; undefined where there is none
 * @throws what `plan` throws; AppError `conflict`
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
