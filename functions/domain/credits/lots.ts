/**
 * Credits that came in together, with what is left of them, so that every credit that goes can be traced to the one
 * that came. A member's lots stand in his own row, the oldest first; the sum of what is left is his balance.
 */
export interface Lot {
  /** The row of the ledger that brought them. */
  entry: string;
  /** When they came. The first lot of a member may have none. */
  at?: string;
  left: number;
  /** Credits that were taken back with the money. */
  takenBack?: number;
  /** Credits whose money went back, but which had been used. */
  unrecovered?: number;
}

/** Credits of one lot: taken out of it, or put into it where negative. */
export interface LotPart {
  entry: string;
  at?: string;
  credits: number;
}

export function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, { left }) => sum + left, 0);
}

/** Adds the credits of a booking as a lot of its own. */
export function grant(lots: readonly Lot[], { entry, credits }: LotPart): Lot[] {
  return credits > 0 ? [...lots, { entry, left: credits }] : [...lots];
}

/** Takes credits, the oldest first. @returns undefined where there are not enough. */
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
  return wanted === 0 ? { lots: rest.filter(matters), from } : undefined;
}

/**
 * Gives back to each lot what was taken of it. Where its money has gone back meanwhile, the credits are taken back too,
 * as far as they could not be before.
 * @returns `overdue`: what went that way, of each lot
 */
export function giveBack(
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
    // A lot that was withdrawn when it had been forgotten learns here when it came.
    return changed(
      { ...nameOf(part ?? lot), ...lot },
      { left: credits - late, takenBack: late, unrecovered: -late },
    );
  });
  return { lots: filled.filter(matters).sort(byAge), overdue };
}

/**
 * Sees to it that `total` credits of a lot are withdrawn: taken back, or noted as unrecovered where they have been used.
 * A smaller total than before, because the money stayed after all, first lets off what was never recovered.
 * @param total 0 up to what the lot brought
 * @returns `credits`: the change of the balance, and `from` for its row; `unrecovered`: how many more could not be taken
 * back
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
    lots: all.map((one) => (one === lot ? changed(one, change) : one)).filter(matters),
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

/** A lot that is used up, and owes nothing, is history: the ledger has it. */
function matters({ left, takenBack, unrecovered }: Lot): boolean {
  return left > 0 || takenBack !== undefined || unrecovered !== undefined;
}

function byAge(one: Lot, other: Lot): number {
  return (one.at ?? '').localeCompare(other.at ?? '');
}
