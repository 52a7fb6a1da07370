import { hasTable } from '#shared/site-config/stored-tables.ts';
import { drain, type Drained } from '../../platform/drain.ts';
import { requestAgain, duePreviewIds, getPreview } from './preview-repository.ts';

const concurrency = 8;

/** Starts the function `previews`, if the shop has it, again for work that was not done in time. Idempotent. */
export async function repeatPreviews(deadline: number): Promise<Drained> {
  if (!hasTable('previews')) return { processed: 0, failed: 0 };
  return drain(duePreviewIds(), repeat, {
    concurrency,
    deadline,
    failure: 'preview not requested again',
    idsOf: (preview) => ({ preview }),
  });
}

async function repeat(id: string): Promise<void> {
  const row = await getPreview(id);
  if (row?.due) await requestAgain(row);
}
