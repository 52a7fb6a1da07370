import { logger } from '../../platform/logger.ts';
import { addOne } from './count-repository.ts';
import type { Counter } from './counters.ts';

/** Counts beside something that matters more: where that fails, buyers go on all the same. */
export async function countQuietly(counter: Counter, id: string): Promise<void> {
  try {
    await addOne(counter, id);
  } catch (error) {
    logger.error('not counted', { counter, id, error: error as Error });
  }
}
