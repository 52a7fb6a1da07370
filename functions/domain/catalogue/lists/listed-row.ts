import { compareValues } from '#functions/platform/compare-values.ts';
import type { Authored } from '../../authors/current-names.ts';
import type { CatalogueItem } from '../catalogue-repository.ts';
import type { Labels } from '../label-repository.ts';

/** A row of a list, with the attributes that the indexes of its catalogue project. */
export type ListedRow = Pick<CatalogueItem, 'id'> &
  Authored &
  Labels &
  Pick<CatalogueItem, 'updatedAt'> &
  Required<Pick<CatalogueItem, 'shelf' | 'publishedAt'>>;

/** Sorts rows, newest first. */
export function newestFirst<Row extends ListedRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (a, b) => compareValues(b.publishedAt, a.publishedAt) || compareValues(a.id, b.id),
  );
}
