import type { HeaderItem } from '../reading/header-line.ts';
import { knownKinds, unitKinds } from './known-kinds.ts';
import { withoutRun } from './run-number.ts';
import { plainUnit } from './unit-name.ts';

export interface CurveUnit {
  /** The first is the usual spelling. */
  names: readonly string[];
  /** The limits that no tool's reading exceeds in any rock or fluid. */
  limits?: readonly [number, number];
  /** The typical median, if several units are possible. */
  usual?: readonly [number, number];
  /** Smaller jumps are never spikes; in decades if the kind is logarithmic. */
  minSpike: number;
}

export interface CurveKind {
  name: string;
  mnemonics: readonly string[];
  /** Names that mean something else if their unit is not one of this kind. */
  onlyWithUnit?: readonly string[];
  /** Values are compared by ratio instead of difference. */
  logarithmic?: boolean;
  /** Computed or set by hand, so a constant value proves nothing. */
  mayStay?: boolean;
  /** Often written without a unit, which is correct. */
  needsNoUnit?: boolean;
  units: readonly CurveUnit[];
}

type Named = Pick<HeaderItem, 'mnemonic' | 'unit' | 'family'>;

const byMnemonic = new Map(
  knownKinds.flatMap((kind) => kind.mnemonics.map((mnemonic) => [mnemonic, kind] as const)),
);

const unitsOf = new Map(
  [...knownKinds, ...unitKinds].map((kind) => [
    kind,
    new Map(kind.units.flatMap((unit) => unit.names.map((name) => [plainUnit(name), unit]))),
  ]),
);

/** GAM(NAT), CAL(3ARM): a name with a qualifier in brackets. */
const inBrackets = /^([A-Z]+)\([^()]*\)$/;

/** Returns the kind of a curve by its family or its mnemonic, ignoring a run number (GR:1, GR_2). */
export function kindByName({ mnemonic, unit, family }: Named): CurveKind | undefined {
  const ofFamily = family === undefined ? undefined : byMnemonic.get(family);
  if (ofFamily) return ofFamily;
  const short = inBrackets.exec(mnemonic)?.[1];
  const known = short ?? (byMnemonic.has(mnemonic) ? mnemonic : withoutRun(mnemonic));
  const kind = byMnemonic.get(known);
  const needsUnit = short !== undefined || kind?.onlyWithUnit?.includes(known);
  return needsUnit && !unitOf(kind, unit) ? undefined : kind;
}

/** Returns the kind by mnemonic, or by a unit that implies it: OHMM is a resistivity under any name. */
export function kindOf(curve: Named): CurveKind | undefined {
  return kindByName(curve) ?? unitKinds.find((kind) => unitOf(kind, curve.unit));
}

export function unitOf(kind: CurveKind | undefined, unit: string): CurveUnit | undefined {
  return kind && unitsOf.get(kind)?.get(plainUnit(unit));
}
