import { logger } from '../../platform/logger.ts';
import { addOne } from './count-repository.ts';
import type { Counter } from './counters.ts';

/** Counts, and logs a failure instead of throwing: counting must not stop buyers. */
export async function countQuietly(counter: Counter, id: string): Promise<void> {
  try {
    await addOne(counter, id);
  } catch (error) {
    logger.error('not counted', { counter, id, error });
  }
}
