import { unlessConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { authorsWrite, readAuthors } from './author-repository.ts';
import type { Author } from './author.ts';

interface Change {
  authors: readonly Author[];
  /** Writes for the same transaction, such as the audit row. */
  also: readonly Write[];
}

/**
 * Changes the authors. If another change came first, `change` is called again with what is stored by then.
 * @param change returns undefined if there is nothing to change
 * @throws AppError `conflict` if concurrent changes keep winning; whatever `change` throws
 */
export function changeAuthors(
  change: (authors: readonly Author[]) => Change | undefined,
): Promise<void> {
  return retryOnConflict(async () => {
    const stored = await readAuthors(true);
    const changed = change(stored.authors);
    if (!changed) return;
    const { authors, also } = changed;
    const writes = [authorsWrite(authors, stored), ...also];
    return (await unlessConflict(() => writeTogether(writes))) ? undefined : conflict;
  });
}
