import { now } from '../../platform/clock.ts';
import { tableName, type Write } from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';
import { ledgerPut, type LedgerEntry } from './ledger.ts';
import { giveBack, sumOf, take, type Lot } from './lots.ts';

/** What happens to a member's credits, all or nothing. */
export interface CreditChange {
  /** What he has afterwards. */
  lots: readonly Lot[];
  /** Why, lot by lot: what each row says of them adds up to the change of the lots. */
  rows: readonly LedgerEntry[];
  /** What must be written with it, exactly then. */
  also?: readonly Write[];
}

/**
 * A member's credits by where they came from. Code of the time before lots changed the balance alone, and may once more
 * while a version is being replaced: what it gave is in the lot `opening`, what it took is missing in the oldest lots.
 */
export function lotsOf({ credits, lots = [] }: Pick<Member, 'credits' | 'lots'>): readonly Lot[] {
  const unknown = credits - sumOf(lots);
  if (unknown === 0) return lots;
  if (unknown < 0) return take(lots, -unknown)!.lots;
  return giveBack(lots, [{ entry: 'opening', credits: unknown }]).lots;
}

/**
 * The only writes that change a balance: the member's row, if nobody has changed its credits since it was read, with a
 * row of the ledger for every reason. The rows of one member are a millisecond apart or more, whatever the clocks of
 * those who write them say, so that sorted by time they are in the order of his balances.
 * @throws Error where rows and lots do not add up
 */
export function creditWrites(member: Member, { lots, rows, also = [] }: CreditChange): Write[] {
  requireSum(member, lots, rows);
  const after = Date.parse(member.creditsAt ?? member.createdAt) + 1;
  const beginsMs = Math.max(now().getTime(), after);
  let balance = member.credits;
  const dated = rows.map((row, index) => {
    balance += row.credits;
    return { ...row, balance, createdAt: new Date(beginsMs + index).toISOString() };
  });
  const cameAt = new Map(dated.map(({ entry, createdAt }) => [entry, createdAt]));
  const withAge = lots.map((lot) => {
    const at = lot.at ?? cameAt.get(lot.entry);
    return at === undefined ? lot : { ...lot, at };
  });
  const last = dated.at(-1)?.createdAt ?? new Date(beginsMs).toISOString();
  return [
    memberUpdate(member, { credits: balance, lots: withAge, creditsAt: last }),
    ...dated.map(({ createdAt, ...row }) => ledgerPut(member.id, row, createdAt)),
    ...also,
  ];
}

function memberUpdate(
  { id, credits: before, creditsVersion: version }: Member,
  { credits, lots, creditsAt }: Pick<Member, 'credits' | 'lots' | 'creditsAt'>,
): Write {
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression:
        'SET credits = :credits, lots = :lots, creditsAt = :at ADD creditsVersion :one',
      ConditionExpression:
        version === undefined
          ? 'credits = :before AND attribute_not_exists(creditsVersion)'
          : 'credits = :before AND creditsVersion = :version',
      ExpressionAttributeValues: {
        ':credits': credits,
        ':lots': lots,
        ':at': creditsAt,
        ':before': before,
        ':one': 1,
        ...(version !== undefined && { ':version': version }),
      },
    },
  };
}

/**
 * Every credit that comes is a lot by the name of its row; every other that comes or goes is in a row that names its lot;
 * and no lot falls below zero.
 */
function requireSum(member: Member, lots: readonly Lot[], rows: readonly LedgerEntry[]): void {
  const open = new Map<string, number>();
  const add = (entry: string, credits: number) => open.set(entry, (open.get(entry) ?? 0) + credits);
  for (const { entry, left } of lotsOf(member)) add(entry, left);
  for (const row of rows) {
    add(row.entry, row.credits);
    for (const part of row.from ?? []) {
      add(row.entry, part.credits);
      add(part.entry, -part.credits);
    }
  }
  for (const { entry, left } of lots) add(entry, -left);
  const wrong = [...open].filter(([, credits]) => credits !== 0);
  if (wrong.length === 0 && sumOf(lotsOf(member)) === member.credits && !lots.some(isNegative)) {
    return;
  }
  throw new Error(
    `Credits of ${member.id} do not add up in ${wrong.map(([entry]) => entry).join(', ')}: a row that brings no new credits must say in \`from\` which lots it changes. Rows ${JSON.stringify(rows)}, lots ${JSON.stringify(lots)}, ${member.credits} credits before.`,
  );
}

function isNegative({ left }: Lot): boolean {
  return left < 0;
}
