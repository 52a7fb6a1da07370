import type { Header } from '../reading/header.ts';
import type { CoreConfig } from '../types.ts';
import { curveName } from './curve-names.ts';
import { kindByName, kindOf, unitOf } from './curve-kinds.ts';
import type { FindingList } from './report.ts';
import { axisUnit, hasUnit, measuresAnAxis, plainUnit } from './unit-name.ts';

const indexNames = new Set(['DEPT', 'DEPTH', 'TIME', 'INDEX']);

/** Whether the first curve has the name or unit of a reading instead of a depth or a time. */
export function isReading(header: Header): boolean {
  const [index] = header.items.C;
  if (!index || indexNames.has(index.mnemonic)) return false;
  if (kindByName(index)) return !hasUnit(index.unit) || !measuresAnAxis(index.unit);
  return unitOf(kindOf(index), index.unit) !== undefined && !measuresAnAxis(index.unit);
}

/** Checks the first curve: its kind, name and unit (LAS 2.0, sections 5.4 and 5.5). */
export function checkIndex(header: Header, { profile }: CoreConfig, { report }: FindingList): void {
  const [index] = header.items.C;
  if (!index || index.mnemonic === '') return;
  const { line, unit } = index;
  const name = curveName(header.items.C, 0);
  if (isReading(header)) {
    report(
      'index-curve',
      line,
      `${name} is the first curve, and the first column must be the index. Put the line of the depth first in ~C.`,
      { curve: name },
    );
    return;
  }
  if (!indexNames.has(index.mnemonic)) {
    report('index-name', line, `The index is called ${name}. Write DEPT, DEPTH, TIME or INDEX.`, {
      curve: name,
      expected: 'DEPT, DEPTH, TIME or INDEX',
      actual: name,
    });
  }
  if (!hasUnit(unit) || index.mnemonic === 'INDEX' || index.guessed) return;
  const isDepth = index.mnemonic.startsWith('DEP');
  const letter = ['M', 'F', 'FT'].includes(unit);
  if (!measuresAnAxis(unit)) {
    report(
      'index-unit',
      line,
      `${name} is in ${unit}, which is neither a depth nor a time. Write M, F or FT.`,
      { curve: name, expected: 'M, F or FT', actual: unit },
    );
  } else if (profile === 'las-2.0' && isDepth && !letter) {
    const expected = ['M', 'F'].includes(axisUnit(unit)) ? axisUnit(plainUnit(unit)) : 'M, F or FT';
    report('index-unit', line, `${name} is in ${unit}. Write ${expected}.`, {
      curve: name,
      expected,
      actual: unit,
    });
  }
}
