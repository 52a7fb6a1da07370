import type { HeaderItem } from '../reading/header-line.ts';
import { knownKinds, unitKinds } from './known-kinds.ts';
import { plainUnit } from './unit-name.ts';

export interface CurveUnit {
  /** The first is the usual spelling. */
  names: readonly string[];
  /** Beyond what any tool reads, in any rock or fluid. */
  limits?: readonly [number, number];
  /** The typical median, if several units are possible. */
  usual?: readonly [number, number];
  /** A jump that is smaller is never a spike; in decades if the kind is logarithmic. */
  leastSpike: number;
}

export interface CurveKind {
  name: string;
  mnemonics: readonly string[];
  /** The names that mean something else without a unit of this kind. */
  onlyWithUnit?: readonly string[];
  /** Values are compared by ratio instead of difference. */
  logarithmic?: boolean;
  /** Computed or set by hand, so that one value over many rows says nothing. */
  mayStay?: boolean;
  /** Often written without one, and rightly. */
  needsNoUnit?: boolean;
  units: readonly CurveUnit[];
}

type Named = Pick<HeaderItem, 'mnemonic' | 'unit'>;

const byMnemonic = new Map(
  knownKinds.flatMap((kind) => kind.mnemonics.map((mnemonic) => [mnemonic, kind] as const)),
);

const unitsOf = new Map(
  [...knownKinds, ...unitKinds].map((kind) => [
    kind,
    new Map(kind.units.flatMap((unit) => unit.names.map((name) => [plainUnit(name), unit]))),
  ]),
);

/** Without the digits at the end; /\d+$/ would take a minute for a name of a million digits. */
function withoutRun(mnemonic: string): string {
  let end = mnemonic.length;
  while (end > 0 && isDigit(mnemonic.charCodeAt(end - 1))) end -= 1;
  if (end === mnemonic.length) return mnemonic;
  return mnemonic.slice(0, ':_-'.includes(mnemonic[end - 1] ?? ' ') ? end - 1 : end);
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** The kind of a curve by its mnemonic, ignoring the number of a run (GR:1, GR_2). */
export function kindByName({ mnemonic, unit }: Named): CurveKind | undefined {
  const known = byMnemonic.has(mnemonic) ? mnemonic : withoutRun(mnemonic);
  const kind = byMnemonic.get(known);
  return kind?.onlyWithUnit?.includes(known) && !unitOf(kind, unit) ? undefined : kind;
}

/** The kind by mnemonic, or by a unit that tells it: OHMM is a resistivity under any name. */
export function kindOf(curve: Named): CurveKind | undefined {
  return kindByName(curve) ?? unitKinds.find((kind) => unitOf(kind, curve.unit));
}

export function unitOf(kind: CurveKind | undefined, unit: string): CurveUnit | undefined {
  return kind && unitsOf.get(kind)?.get(plainUnit(unit));
}
