import { hasTable } from '#shared/site-config/stored-tables.ts';
import { authorsWrite, readAuthors } from '../../domain/authors/author-repository.ts';
import type { Author } from '../../domain/authors/author.ts';
import { catalogueChange } from '../../domain/catalogue/lists/change-log-repository.ts';
import type { CatalogueKind } from '../../domain/items/catalogue-kind.ts';
import { unlessConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';

/** The catalogues whose items have authors. */
const authored = ['articles', 'podcasts', 'products'] as const satisfies CatalogueKind[];

interface Change {
  authors: readonly Author[];
  /** Writes for the same transaction, such as the audit row. */
  also: readonly Write[];
}

/**
 * Changes the authors. If another change came first, `change` is called again with what is stored by then. If names
 * change, so do the catalogues: their lists show the names.
 * @param change returns undefined if there is nothing to change
 * @returns the change that was made
 * @throws AppError `conflict` if concurrent changes keep winning; whatever `change` throws
 */
export function changeAuthors<Changed extends Change>(
  change: (authors: readonly Author[]) => Changed | undefined,
): Promise<Changed | undefined> {
  return retryOnConflict(async () => {
    const stored = await readAuthors(true);
    const changed = change(stored.authors);
    if (!changed) return undefined;
    const { authors, also } = changed;
    const writes = [
      authorsWrite(authors, stored),
      ...(namesOf(authors) === namesOf(stored.authors) ? [] : listChanges()),
      ...also,
    ];
    return (await unlessConflict(() => writeTogether(writes))) ? changed : conflict;
  });
}

function namesOf(authors: readonly Author[]): string {
  return JSON.stringify(authors.map(({ name, formerNames = [] }) => [name, formerNames]));
}

function listChanges(): Write[] {
  return authored
    .filter((kind) => hasTable(kind))
    .flatMap((kind) => catalogueChange(kind, { authors: true }));
}
