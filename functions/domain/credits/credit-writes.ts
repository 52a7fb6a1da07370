import { now } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import type { Lot } from '../members/lot.ts';
import type { Member } from '../members/member-repository.ts';
import { creditsUpdate } from './credit-repository.ts';
import { ledgerPut, type LedgerEntry } from './ledger-repository.ts';
import { returnCredits, sumOf, take } from './lots.ts';

/** A change of a member's credits, written all or nothing. */
export interface CreditChange {
  /** The lots after the change. */
  lots: readonly Lot[];
  /** The reasons. For each lot, the rows add up to its change. */
  rows: readonly LedgerEntry[];
  /** Writes for the same transaction. */
  also?: readonly Write[];
  /** Whether the change fails if the account has been deleted. */
  onlyIfOpen?: boolean;
}

/**
 * Returns a member's credits by origin. Code from before lots existed changes only the balance, and may still run
 * during a deployment: a surplus is added to the lot `opening`, a shortfall is taken from the oldest lots.
 */
export function lotsOf({ credits, lots = [] }: Pick<Member, 'credits' | 'lots'>): readonly Lot[] {
  const surplus = credits - sumOf(lots);
  if (surplus === 0) return lots;
  if (surplus < 0) return take(lots, -surplus)!.lots;
  return returnCredits(lots, [{ entry: 'opening', credits: surplus }]).lots;
}

/**
 * Returns the only writes that change a balance: an update of the member's row, conditional on unchanged credits, and
 * one ledger row per reason. The rows of a member are at least a millisecond apart, whatever the writers' clocks say,
 * so that sorting by time gives the order of the balances.
 * @throws Error if rows and lots do not add up
 */
export function creditWrites(
  member: Member,
  { lots, rows, also = [], onlyIfOpen = false }: CreditChange,
): Write[] {
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
    creditsUpdate(member, { credits: balance, lots: withAge, creditsAt: last }, onlyIfOpen),
    ...dated.map(({ createdAt, ...row }) => ledgerPut(member.id, row, createdAt)),
    ...also,
  ];
}

/**
 * Checks that every new credit is in a lot named after its row, that every other change names its lot, and that no
 * lot is negative.
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
