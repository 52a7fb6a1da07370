import type { Lot } from '../members/lot.ts';

/** Credits taken from one lot; negative if they are returned to it. */
export interface LotPart {
  entry: string;
  at?: string;
  credits: number;
}

export function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, { left }) => sum + left, 0);
}

/** Adds the credits of a ledger entry as a new lot. */
export function grant(lots: readonly Lot[], { entry, credits }: LotPart): Lot[] {
  return credits > 0 ? [...lots, { entry, left: credits }] : [...lots];
}

/**
 * Takes credits from the oldest lots first.
 * @returns undefined if there are not enough
 */
export function take(
  lots: readonly Lot[],
  credits: number,
): { lots: Lot[]; from: LotPart[] } | undefined {
  let wanted = credits;
  const from: LotPart[] = [];
  const rest = lots.map((lot) => {
    const taken = Math.min(lot.left, wanted);
    if (taken === 0) return lot;
    wanted -= taken;
    from.push({ ...nameOf(lot), credits: taken });
    return { ...lot, left: lot.left - taken };
  });
  return wanted === 0 ? { lots: rest.filter(mustBeKept), from } : undefined;
}

/**
 * Returns credits to the lots they were taken from. If a lot's purchase has been refunded in the meantime, its
 * credits are withdrawn, up to the number that could not be recovered before.
 * @returns `overdue`: the withdrawn credits of each lot
 */
export function returnCredits(
  lots: readonly Lot[],
  from: readonly LotPart[],
): { lots: Lot[]; overdue: LotPart[] } {
  const overdue: LotPart[] = [];
  const forgotten = from.filter(({ entry }) => !lots.some((lot) => lot.entry === entry));
  const all: Lot[] = [...forgotten.map((part) => ({ ...nameOf(part), left: 0 })), ...lots];
  const filled = all.map((lot) => {
    const part = from.find(({ entry }) => entry === lot.entry);
    const credits = part?.credits ?? 0;
    const late = Math.min(lot.unrecovered ?? 0, credits);
    if (late > 0) overdue.push({ ...nameOf(lot), credits: late });
    // A lot that was withdrawn after it had been dropped gets its date here.
    return changed(
      { ...nameOf(part ?? lot), ...lot },
      { left: credits - late, takenBack: late, unrecovered: -late },
    );
  });
  return { lots: filled.filter(mustBeKept).sort(byAge), overdue };
}

/**
 * Withdraws `total` credits of a lot in all: takes them, or records them as unrecovered if they have been used. A
 * smaller total than before (the refund was reversed) first reduces what is unrecovered.
 * @param total from 0 to the number of credits that the lot granted
 * @returns `credits`: the change of the balance, with `from` for its ledger row; `unrecovered`: how many more could
 * not be withdrawn
 */
export function withdraw(
  lots: readonly Lot[],
  entry: string,
  total: number,
): { lots: Lot[]; credits: number; unrecovered: number; from: LotPart[] } {
  const known = lots.some((lot) => lot.entry === entry);
  const all: readonly Lot[] = known ? lots : [{ entry, left: 0 }, ...lots];
  const lot = all.find((one) => one.entry === entry)!;
  const more = total - (lot.takenBack ?? 0) - (lot.unrecovered ?? 0);
  const back = more > 0 ? Math.min(lot.left, more) : Math.min(0, more + (lot.unrecovered ?? 0));
  const change = { left: -back, takenBack: back, unrecovered: more - back };
  return {
    lots: all.map((one) => (one === lot ? changed(one, change) : one)).filter(mustBeKept),
    credits: 0 - back,
    unrecovered: change.unrecovered,
    from: back === 0 ? [] : [{ ...nameOf(lot), credits: back }],
  };
}

function nameOf({ entry, at }: Pick<Lot, 'entry' | 'at'>): Pick<Lot, 'entry' | 'at'> {
  return at === undefined ? { entry } : { entry, at };
}

function changed(lot: Lot, by: Required<Omit<Lot, 'entry' | 'at'>>): Lot {
  const takenBack = (lot.takenBack ?? 0) + by.takenBack;
  const unrecovered = (lot.unrecovered ?? 0) + by.unrecovered;
  return {
    ...nameOf(lot),
    left: lot.left + by.left,
    ...(takenBack > 0 && { takenBack }),
    ...(unrecovered > 0 && { unrecovered }),
  };
}

/** Whether a lot must be kept. One that is used up and owes nothing is dropped: the ledger still has it. */
function mustBeKept({ left, takenBack, unrecovered }: Lot): boolean {
  return left > 0 || takenBack !== undefined || unrecovered !== undefined;
}

function byAge(one: Lot, other: Lot): number {
  return (one.at ?? '').localeCompare(other.at ?? '');
}
