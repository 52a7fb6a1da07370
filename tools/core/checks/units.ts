import { findItem, type Header } from '../reading/header.ts';
import type { HeaderItem } from '../reading/header-line.ts';
import type { CoreConfig } from '../types.ts';
import { kindByName, unitOf } from './curve-kinds.ts';
import { curveSettings } from './curve-settings.ts';
import { curveName } from './curve-names.ts';
import { isReading } from './index-curve.ts';
import type { Report } from './report.ts';
import { axisUnit, hasUnit, measuresAnAxis } from './unit-name.ts';

/** Checks that the units of the axis agree, that no required unit is missing, and that units fit their curves. */
export function checkUnits(header: Header, config: CoreConfig, report: Report): void {
  checkAxis(header, report);
  // The standard leaves the units of curves open.
  if (config.profile === 'las-2.0') return;
  for (const curve of header.items.C.slice(1)) {
    const { mnemonic, unit, line, guessed } = curve;
    const kind = kindByName(curve);
    if (guessed || !kind || unitOf(kind, unit)) continue;
    // Reported by allowed-unit.
    if (curveSettings(config, mnemonic).units) continue;
    const usual = kind.units.map(({ names }) => names[0]).join(' or ');
    if (hasUnit(unit)) {
      report(
        'curve-unit',
        line,
        `${mnemonic} (${kind.name}) is in ${unit}, which does not measure it. It is usually ${usual}.`,
        { curve: mnemonic, expected: usual, actual: unit },
      );
    } else if (!kind.needsNoUnit) {
      report(
        'unit-missing',
        line,
        `${mnemonic} (${kind.name}) has no unit. It is usually ${usual}.`,
        { curve: mnemonic, expected: usual },
      );
    }
  }
}

function checkAxis(header: Header, report: Report): void {
  const { items } = header;
  const [first] = items.C;
  const index = first && !isReading(header) && measuresAnAxis(first.unit) ? first : undefined;
  const ends = ['STRT', 'STOP', 'STEP'].map((name) => findItem(items.W, name));
  const axis = [...ends, index && { ...index, mnemonic: curveName(items.C, 0) }]
    .filter((item) => item !== undefined)
    .filter(({ guessed }) => !guessed);
  // A row number has no unit.
  const isCount = first?.mnemonic === 'INDEX' && axis.every(({ unit }) => unit === '');
  for (const item of isCount ? [] : axis.filter(({ unit }) => unit === '')) {
    const lost = /^[a-z]+\b/i.exec(item.value)?.[0];
    const advice = lost
      ? `"${lost}" comes after a space and is read as the value`
      : 'Write it after the full stop';
    report('unit-missing', item.line, `${item.mnemonic} has no unit. ${advice}.`);
  }
  const stated = axis.filter(({ unit }) => unit !== '');
  const shares = (one: HeaderItem) =>
    stated.filter(({ unit }) => axisUnit(unit) === axisUnit(one.unit)).length;
  // If it is two against two, the depth column wins.
  const right = stated.toReversed().toSorted((a, b) => shares(b) - shares(a))[0];
  const other = stated.find(({ unit }) => axisUnit(unit) !== axisUnit(right!.unit));
  if (right && other) {
    report(
      'unit-conflict',
      other.line,
      `${other.mnemonic} is in ${other.unit}, but ${right.mnemonic} is in ${right.unit}. Use the unit of the depth column for both.`,
      { expected: right.unit, actual: other.unit },
    );
  }
}
