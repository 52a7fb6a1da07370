import { isPublished } from '../catalogue/publication.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { indexedKinds, passagesOf, versionOf } from './indexed-kinds.ts';
import type { Findings, Passage } from './passage.ts';
import { readItems } from './read-items.ts';

/**
 * Reads the texts of findings from a saved index, which contains only their places. Findings whose item has changed
 * since it was indexed, or is no longer published, are dropped.
 */
export async function readUnread(findings: Findings): Promise<Findings> {
  const { ranked } = findings;
  if (ranked.every(({ passage }) => passage.unread === undefined)) return findings;
  const read = await Promise.all(indexedKinds.map((indexed) => readOf(indexed, ranked)));
  const found = new Map(read.flat().map((passage) => [passage.id, passage]));
  const known = ranked.flatMap(({ passage, score }) => {
    const whole = passage.unread === undefined ? passage : found.get(passage.id);
    return whole ? [{ passage: whole, score }] : [];
  });
  return known.length === 0
    ? { ranked: [], answered: false, certain: false }
    : { ...findings, ranked: known };
}

async function readOf(
  indexed: (typeof indexedKinds)[number],
  ranked: Findings['ranked'],
): Promise<Passage[]> {
  const versions = new Map(
    ranked.flatMap(({ passage: { source, unread } }) =>
      unread !== undefined && source.kind === indexed.source ? [[source.id, unread] as const] : [],
    ),
  );
  const items = await readItems<CatalogueItem>(indexed.kind, [...versions.keys()]);
  return items
    .filter((item) => isPublished(item) && versionOf(indexed, item) === versions.get(item.id))
    .flatMap((item) => passagesOf(indexed, item));
}
