import { productPath } from '#shared/constants/product-path.ts';
import type { ManagedProduct } from '#shared/contracts/products.ts';
import type { Column } from '../parts/data-table.tsx';
import {
  actionsColumn,
  categoryColumn,
  pictureColumn,
  priceColumn,
  stateColumn,
  titleColumn,
  updatedColumn,
  type RowWork,
} from '../parts/item-columns.tsx';
import * as messages from './messages.ts';

export function productColumns(work: RowWork<ManagedProduct>): Column<ManagedProduct>[] {
  return [
    pictureColumn('cover', ({ imageUrl }) => imageUrl),
    titleColumn(({ fileName }) => fileName),
    categoryColumn('11rem'),
    stateColumn(({ fileName }) => (fileName === undefined ? messages.noFile : undefined), '9rem'),
    priceColumn(),
    updatedColumn(),
    actionsColumn(work, productPath),
  ];
}
