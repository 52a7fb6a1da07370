import type { CoreConfig, CurveOverride } from '../types.ts';
import { withoutRun } from './run-number.ts';

/** The configuration of the curves with one name. */
export interface CurveSettings extends Omit<CurveOverride, 'files' | 'curves'> {
  /** The family that the name belongs to according to `aliases`. */
  family?: string;
  /** The permitted units, in capitals. */
  units?: readonly string[];
}

type Reader = (mnemonic: string) => CurveSettings;

const readers = new WeakMap<CoreConfig, Reader>();

/** The settings of a curve; each name is looked up once. */
export function curveSettings(config: CoreConfig, mnemonic: string): CurveSettings {
  let read = readers.get(config);
  if (!read) readers.set(config, (read = createReader(config)));
  return read(mnemonic);
}

const nothing: CurveSettings = Object.freeze({ rules: Object.freeze({}) });

function createReader(config: CoreConfig): Reader {
  if (!config.aliases && !config.ranges && !config.units && !config.overrides) {
    return () => nothing;
  }
  const familyOf = createFamilies(config.aliases ?? {});
  const ranges = upperCaseKeys(config.ranges);
  const units = upperCaseKeys(config.units);
  const overrides = (config.overrides ?? []).filter((one) => 'curves' in one);
  const known = new Map<string, CurveSettings>();

  function read(mnemonic: string): CurveSettings {
    const family = familyOf(mnemonic);
    const names = [mnemonic, withoutRun(mnemonic), family].filter((name) => name !== undefined);
    const lookUp = <Value>(of: ReadonlyMap<string, Value>) =>
      names.map((name) => of.get(name)).find((value) => value !== undefined);
    const fitting = overrides.filter(({ curves }) =>
      curves.some((pattern) => fits(pattern, mnemonic) || pattern.toUpperCase() === family),
    );
    const range = lookUp(ranges);
    const allowed = lookUp(units)?.map((unit) => unit.toUpperCase());
    const rules = Object.assign({}, ...fitting.map((one) => one.rules)) as CurveOverride['rules'];
    return Object.assign(
      {},
      range && { range },
      ...fitting.map(({ curves: _, files: __, ...one }) => one),
      { rules },
      family !== undefined && { family },
      allowed && { units: allowed },
    ) as CurveSettings;
  }

  return (mnemonic) => {
    const settings = known.get(mnemonic) ?? read(mnemonic);
    known.set(mnemonic, settings);
    return settings;
  };
}

/** An exact name takes precedence over a pattern, and the first family over the others. */
function createFamilies(aliases: NonNullable<CoreConfig['aliases']>) {
  const families = Object.entries(aliases);
  const exact = new Map<string, string>();
  for (const [family, names] of families) {
    for (const name of [family, ...names]) {
      if (!exact.has(name.toUpperCase())) exact.set(name.toUpperCase(), family.toUpperCase());
    }
  }
  return (mnemonic: string): string | undefined =>
    exact.get(mnemonic) ??
    exact.get(withoutRun(mnemonic)) ??
    families
      .find(([, names]) => names.some((pattern) => fits(pattern, mnemonic)))?.[0]
      .toUpperCase();
}

/** The limit keeps matching of `*` fast; real mnemonics are shorter. */
const longestName = 200;

/** Whether a mnemonic equals the name or matches a pattern with * and ?, ignoring case. */
function fits(pattern: string, mnemonic: string): boolean {
  const wanted = pattern.toUpperCase();
  if (!/[*?]/.test(wanted)) return wanted === mnemonic;
  if (mnemonic.length > longestName) return false;
  const source = wanted
    .replace(/\*+/g, '*')
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'u').test(mnemonic);
}

function upperCaseKeys<Value>(of: Readonly<Record<string, Value>> = {}): Map<string, Value> {
  return new Map(Object.entries(of).map(([key, value]) => [key.toUpperCase(), value]));
}
