import { articlePath } from '#shared/constants/article-path.ts';
import type { ManagedArticle } from '#shared/contracts/articles-admin.ts';
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

export function articleColumns(work: RowWork<ManagedArticle>): Column<ManagedArticle>[] {
  return [
    pictureColumn('cover', ({ imageUrl }) => imageUrl),
    titleColumn(({ shortDescription }) => shortDescription),
    categoryColumn('10rem'),
    stateColumn(({ hasFile }) => (hasFile ? undefined : messages.noPdf), '8.5rem'),
    priceColumn(),
    updatedColumn(),
    actionsColumn(work, articlePath),
  ];
}
