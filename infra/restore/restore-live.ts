import { passed, failed, type Line } from '../doctor/line.ts';
import { restoreAccounts, listAccounts } from './accounts.ts';
import { checkSet } from './check-set.ts';
import { compareTable } from './compare-sets.ts';
import { openAndCheck } from './drill.ts';
import { withNewIds } from './load-backup.ts';
import type { Source } from './open-set.ts';
import { restoreFiles } from './restore-files.ts';
import { dropSet, type SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';
import { signedUpAgain } from './signed-up-again.ts';
import { moveRows, planTable, writeBack, type Plan, type Written } from './write-back.ts';

export interface Guide {
  /** Shows lines to the operator. */
  show: (lines: readonly Line[]) => void;
  /** Asks whether to continue. */
  confirm: (question: string) => Promise<boolean>;
  /** Stops the functions that write to the tables, and resumes them. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
}

export interface Choices extends Pick<Plan, 'tables' | 'exact'> {
  /** Whether to create the accounts that the pool lacks. Only a backup contains them. */
  accounts: boolean;
}

/**
 * Guides the operator through a restore. Every step is idempotent: after an interruption, the next run continues.
 * @returns what was done and the resulting state; undefined if the operator declined, in which case nothing was written
 */
export async function restoreLive(
  shop: Shop,
  source: Source,
  choices: Choices,
  guide: Guide,
): Promise<Line[] | undefined> {
  const accounts = source.backup?.manifest.accounts ?? [];
  if (choices.accounts) {
    const there = new Set((await listAccounts(shop)).map(({ email }) => email));
    const missing = accounts.filter(({ email }) => !there.has(email));
    const question = `Accounts in the backup but not in the pool: ${missing.length.toLocaleString('en')}. They are created again, with new ids and without passwords.`;
    if (missing.length > 0 && !(await guide.confirm(question))) return undefined;
  }
  const ids = choices.accounts ? await restoreAccounts(shop, accounts) : new Map<string, string>();
  const returned = await signedUpAgain(shop, ids, source.backup?.manifest.at ?? '');
  for (const old of returned) ids.delete(old);
  const { set, lines } = await openAndCheck(shop, { ...source, ids });
  const kept = returnedLines(returned);
  guide.show([...lines, ...kept]);
  const plan: Plan = {
    tables: choices.tables,
    exact: choices.exact,
    accounts: new Set((await listAccounts(shop)).map(({ id }) => id)),
  };
  if (!(await guide.confirm(await questionFor(shop, set, plan)))) return undefined;
  await guide.pause();
  if (ids.size > 0) await moveRows(shop, (row) => withNewIds(row, ids));
  const written = await writeBack(shop, set, plan);
  const done = [
    ...writtenLines(written),
    await restoreFiles(shop, set.at, source.backup),
    ...(await checkSet(shop, { prefix: shop.prefix, at: new Date().toISOString() })),
  ];
  guide.show(done);
  await dropSet(shop, set);
  await guide.resume();
  return [...kept, ...done];
}

async function questionFor(shop: Shop, set: SecondSet, plan: Plan): Promise<string> {
  let [added, changed, removed] = [0, 0, 0];
  for (const table of plan.tables) {
    const planned = planTable(await compareTable(shop, set, table), plan);
    added += planned.added;
    changed += planned.changedBack;
    removed += planned.removed;
  }
  const more = plan.exact ? `, to change back: ${changed}, to remove: ${removed}` : '';
  return `Rows to bring back: ${added.toLocaleString('en')}${more}. The shop is closed meanwhile.`;
}

function writtenLines(written: readonly Written[]): Line[] {
  const done = written.filter(
    ({ added, changedBack, removed }) => added + changedBack + removed > 0,
  );
  const left = written.reduce((sum, { ofDeletedMembers }) => sum + ofDeletedMembers, 0);
  return [
    ...done.map(({ table, added, changedBack, removed }) =>
      passed(
        'rows',
        `${table}: ${added} brought back, ${changedBack} changed back, ${removed} removed.`,
      ),
    ),
    ...(done.length === 0 ? [passed('rows', 'No row was missing.')] : []),
    ...(left > 0
      ? [
          failed(
            'leavers',
            `Rows not restored, because their members have no account: ${left.toLocaleString('en')}.`,
            leavers,
          ),
        ]
      : []),
  ];
}

function returnedLines(returned: readonly string[]): Line[] {
  if (returned.length === 0) return [];
  const says = `Members who signed up again since the backup: ${returned.length}. They keep what they have now; what they had before is only in the backup, under the old id: ${returned.join(', ')}.`;
  return [failed('accounts', says, 'look it up there, and give it to them in /admin/users')];
}

const leavers = 'nothing if they closed their account; otherwise --from <backup> --accounts';
