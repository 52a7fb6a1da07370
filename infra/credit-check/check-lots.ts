import type { Account, LedgerRecord, LotRecord } from './credit-records.ts';

/** The lot for all credits from before lots existed. */
const opening = 'opening';

/** Checks that every credit left, used or withdrawn can be traced to the entry that granted it. */
export function* checkLots({ member, entries }: Account): Generator<string> {
  const { credits, lots = [{ entry: opening, left: credits }] } = member;
  const sum = lots.reduce((total, { left }) => total + left, 0);
  if (sum !== credits) yield `the balance is ${credits}, but its lots add up to ${sum}`;
  const left = new Map(lots.map((lot) => [lot.entry, lot.left]));
  if (left.size !== lots.length) yield 'two lots have the same name';

  const expected = leftByEntries(entries);
  for (const entry of new Set([...left.keys(), ...expected.keys()])) {
    const [actual, wanted] = [left.get(entry) ?? 0, expected.get(entry) ?? 0];
    if (actual < 0) yield `lot ${entry} has ${actual} left`;
    if (actual !== wanted)
      yield `lot ${entry} has ${actual} left, but should have ${wanted} by its entries`;
  }
  const granted = new Map(entries.map((row) => [row.entry, row.credits]));
  for (const lot of lots) yield* checkWithdrawn(lot, granted.get(lot.entry));
  for (const { entry, credits: change, from } of entries) {
    const parts = from?.reduce((total, part) => total + part.credits, 0);
    if (parts !== undefined && parts !== -change) {
      yield `${entry} records ${change} credits, but its parts add up to ${parts}`;
    }
  }
}

/** Returns the remaining credits of each lot according to the entries. */
function leftByEntries(entries: readonly LedgerRecord[]): Map<string, number> {
  const left = new Map<string, number>();
  const add = (entry: string, credits: number) => left.set(entry, (left.get(entry) ?? 0) + credits);
  for (const { entry, credits, balance, from } of entries) {
    if (from) for (const part of from) add(part.entry, -part.credits);
    // Balances were not recorded before lots existed.
    else add(balance === undefined ? opening : entry, credits);
  }
  return left;
}

function* checkWithdrawn(lot: LotRecord, granted: number | undefined): Generator<string> {
  const { entry, left, takenBack = 0, unrecovered = 0 } = lot;
  if (takenBack < 0 || unrecovered < 0) yield `lot ${entry} has fewer than 0 credits withdrawn`;
  const used = (granted ?? left + takenBack) - left - takenBack;
  if (granted !== undefined && (used < 0 || unrecovered > used)) {
    yield `lot ${entry} had ${granted}, which contradicts ${left} left, ${takenBack} taken back and ${unrecovered} unrecovered`;
  }
}
