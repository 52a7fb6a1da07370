import type { Authored } from '../authors/current-names.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { Labels } from '../catalogue/label-repository.ts';

/** A row of a list, with the attributes that the indexes of its catalogue project. */
export type ListedRow = Pick<CatalogueItem, 'id'> &
  Authored &
  Labels &
  Pick<CatalogueItem, 'updatedAt'> &
  Required<Pick<CatalogueItem, 'shelf' | 'publishedAt'>>;

/** Sorts rows, newest first. Compares by code unit: ISO times and ids need no locale, and a collator is slow. */
export function newestFirst<Row extends ListedRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (a, b) => compareText(b.publishedAt, a.publishedAt) || compareText(a.id, b.id),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
