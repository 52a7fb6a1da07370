import { hasTable } from '#shared/site-config/stored-tables.ts';
import { drain } from '../../platform/drain.ts';
import { logger } from '../../platform/logger.ts';
import { askAgain, duePreviewIds, getPreview } from './preview-repository.ts';

const atOnce = 8;

/** Starts the function `previews`, if the shop has it, again for work that was not done in time. Idempotent. */
export async function repeatPreviews(deadline: number): Promise<{ done: number; failed: number }> {
  if (!hasTable('previews')) return { done: 0, failed: 0 };
  return drain(duePreviewIds(), repeat, { atOnce, deadline });
}

async function repeat(id: string): Promise<void> {
  try {
    const row = await getPreview(id);
    if (row?.due) await askAgain(row);
  } catch (error) {
    logger.error('preview not asked for again', { preview: id, error: error as Error });
    throw error;
  }
}
