import { passed, type Line } from '../doctor/line.ts';
import { tableNames } from '../tables.ts';
import { listAccounts } from './accounts.ts';
import { quantity } from '../quantity.ts';
import { checkSet } from './check-set.ts';
import { compareTable, type TableDifference } from './compare-sets.ts';
import { intactFiles } from './damage.ts';
import { differenceLines } from './difference-lines.ts';
import { openSet, setText, type Source } from './open-set.ts';
import { dropSet, type SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

export interface Opened {
  set: SecondSet;
  lines: Line[];
  differences: TableDifference[];
}

/** Creates the second set, checks it and compares it with the live tables. */
export async function openAndCheck(shop: Shop, source: Source): Promise<Opened> {
  const set = await openSet(shop, source);
  const { backup } = source;
  const files = backup && (await intactFiles(backup.folder, backup.manifest));
  const checks = await checkSet(shop, set, files?.intact);
  const differences: TableDifference[] = [];
  for (const name of tableNames) differences.push(await compareTable(shop, set, name));
  const accounts = await listAccounts(shop);
  return {
    set,
    differences,
    lines: [
      passed('set', setText(set)),
      ...(files ? [files.line] : []),
      ...checks,
      ...differenceLines(differences),
      passed('accounts', `${quantity(accounts.length, 'account')} in the pool.`),
    ],
  };
}

/** Proves that the data of a time can be restored. Leaves nothing behind. */
export async function drill(shop: Shop, source: Source): Promise<Line[]> {
  const { set, lines } = await openAndCheck(shop, source);
  await dropSet(shop, set);
  return [...lines, passed('set', 'The second set is deleted again.')];
}
