import { bundlePath } from '#shared/constants/bundle-path.ts';
import type { ManagedBundle } from '#shared/contracts/bundles.ts';
import type { Column } from '../parts/data-table.tsx';
import {
  actionsColumn,
  priceColumn,
  stateColumn,
  titleColumn,
  updatedColumn,
  type RowWork,
} from '../parts/item-columns.tsx';
import * as messages from './messages.ts';

export function bundleColumns(work: RowWork<ManagedBundle>): Column<ManagedBundle>[] {
  return [
    titleColumn(textOf),
    stateColumn(() => undefined, '9rem'),
    priceColumn(),
    updatedColumn(),
    actionsColumn(work, bundlePath),
  ];
}

/** Returns why a bundle is not on sale, or its contents. */
function textOf({ problem, parts }: ManagedBundle): string {
  const titles = parts.map(({ title }) => title).join(', ');
  return problem
    ? messages.notOnSaleProblem(problem)
    : messages.itemsOfBundle(parts.length, titles);
}
