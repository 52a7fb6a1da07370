import { findItem, sectionLine, wellValue, type Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import { dateFault } from './date-fault.ts';
import { quoted } from './quantity.ts';
import type { Report } from './report.ts';

const needed = ['STRT', 'STOP', 'STEP', 'NULL', 'COMP', 'WELL'];
const origin = [
  ['FLD'],
  ['LOC'],
  ['PROV', 'CNTY', 'STAT', 'CTRY'],
  ['SRVC'],
  ['DATE'],
  ['UWI', 'API'],
];

/** The mandatory lines of the well section (LAS 2.0, section 5.3). */
export function checkWellItems(header: Header, report: Report): void {
  const items = header.items.W;
  if (!header.sections.some(({ letter }) => letter === 'W')) return;
  const top = sectionLine(header, 'W');
  const filled = (mnemonic: string) => {
    const item = findItem(items, mnemonic);
    return item !== undefined && wellValue(header, item) !== '';
  };
  for (const mnemonic of needed) {
    const item = findItem(items, mnemonic);
    if (!item) report('well-item', top, `${mnemonic} is missing from the well section. Add it.`);
    else if (!filled(mnemonic)) {
      report('well-item', item.line, `${mnemonic} has no value. Fill it in from the print.`);
    } else if (
      ['STRT', 'STOP', 'STEP'].includes(mnemonic) &&
      Number.isNaN(readNumber(item.value))
    ) {
      report('well-item', item.line, `${mnemonic} is ${quoted(item.value)}, which is no number.`);
    }
  }
  const missing = origin
    .filter((names) => !names.some(filled))
    .map(([name, ...others]) => (others.length > 0 ? `${name} (or ${others.join(', ')})` : name));
  if (missing.length > 0) {
    report('provenance', top, `Not stated: ${missing.join(', ')}. Fill in what the print says.`);
  }
  const nullItem = findItem(items, 'NULL');
  if (nullItem && nullItem.value !== '' && Number.isNaN(readNumber(nullItem.value))) {
    report(
      'null-value',
      nullItem.line,
      `NULL is ${quoted(nullItem.value)}. Write a number, by custom -999.25.`,
    );
  }
  const date = findItem(items, 'DATE');
  const fault = date && dateFault(wellValue(header, date));
  if (fault) report('date-format', date.line, fault);
}
