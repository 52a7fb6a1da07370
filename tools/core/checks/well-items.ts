import { fieldOrders } from '../reading/field-order.ts';
import { findItem, lasVersion, sectionLine, wellValue, type Header } from '../reading/header.ts';
import type { HeaderItem } from '../reading/header-line.ts';
import { readNumber } from '../reading/number.ts';
import type { CoreConfig } from '../types.ts';
import { dateFault } from './date-fault.ts';
import { quantity, quoted } from './quantity.ts';
import type { Report } from './report.ts';

const axis = ['STRT', 'STOP', 'STEP'];
export const needed: readonly string[] = [...axis, 'NULL', 'WELL'];
const origin = [
  ['COMP'],
  ['FLD'],
  ['LOC'],
  ['PROV', 'CNTY', 'STAT', 'CTRY'],
  ['SRVC'],
  ['DATE'],
  ['UWI', 'API'],
];

/** Checks the mandatory lines of the well section (LAS 2.0, section 5.4). */
export function checkWellItems(header: Header, { profile }: CoreConfig, report: Report): void {
  const items = header.items.W;
  if (!header.sections.some(({ letter }) => letter === 'W')) return;
  const top = sectionLine(header, 'W');
  const isStrict = profile === 'las-2.0';
  // The standard requires the lines, not their content.
  const isGiven = (mnemonic: string) => {
    const item = findItem(items, mnemonic);
    return item !== undefined && (isStrict || isStated(header, item));
  };
  for (const mnemonic of needed) {
    const item = findItem(items, mnemonic);
    if (!item) report('well-item', top, `${mnemonic} is missing from the well section. Add it.`);
    else if (!isGiven(mnemonic)) {
      report('well-item', item.line, `${mnemonic} has no value. Fill it in from the print.`);
    } else if (axis.includes(mnemonic) && !isNumber(item) && !item.guessed) {
      if (hasUnitAfterSpace(item)) continue;
      report(
        'well-item',
        item.line,
        `${mnemonic} is ${quoted(item.value)}, which is not a number.`,
        {
          expected: 'a number',
          actual: item.value,
        },
      );
    }
  }
  const missing = origin
    .filter((names) => !names.some(isGiven))
    .map(([name, ...others]) => (others.length > 0 ? `${name} (or ${others.join(', ')})` : name));
  if (missing.length > 0) {
    report('provenance', top, `Not stated: ${missing.join(', ')}. Fill in what the print says.`);
  }
  const nullItem = findItem(items, 'NULL');
  if (nullItem && nullItem.value !== '' && !isNumber(nullItem) && !nullItem.guessed) {
    report(
      'null-value',
      nullItem.line,
      `NULL is ${quoted(nullItem.value)}. Write a number, usually -999.25.`,
      { expected: 'a number', actual: nullItem.value },
    );
  }
  const date = findItem(items, 'DATE');
  // A colon in the description moves the last colon, and with it the end of the value.
  const fault =
    date &&
    isStated(header, date) &&
    dateFault(
      wellValue(header, date)
        .replace(/\s:.*$/, '')
        .trim(),
    );
  if (fault) report('date-format', date.line, fault, { actual: wellValue(header, date) });
  checkDuplicates(header, report);
  checkFieldOrder(header, report);
}

/** What programs write for an unknown date. */
const noDate = /^(UNKNOWN|N\/?A|NONE|NOT (AVAILABLE|KNOWN|GIVEN)|[-?.]*)$/;

function isStated(header: Header, item: HeaderItem): boolean {
  const value = wellValue(header, item);
  return item.mnemonic === 'DATE' ? !noDate.test(value.toUpperCase()) : value !== '';
}

const isNumber = ({ value }: HeaderItem) => !Number.isNaN(readNumber(value));

/** STRT. M 1670.0: reported as a missing unit. */
export function hasUnitAfterSpace({ unit, value }: HeaderItem): boolean {
  return unit === '' && /^[a-z]+\s+[-+.\d]/i.test(value);
}

const once = new Set([...needed, ...origin.flat(), 'VERS', 'WRAP']);

function checkDuplicates({ items }: Header, report: Report): void {
  for (const list of [items.V, items.W]) {
    const firsts = new Map<string, HeaderItem>();
    for (const item of list) {
      const { mnemonic, value, description, line } = item;
      const before = firsts.get(mnemonic);
      if (!before) firsts.set(mnemonic, item);
      if (!before || !once.has(mnemonic)) continue;
      const isSame = before.value === value && before.description === description;
      const message = isSame
        ? `${mnemonic} is also on line ${before.line}, with the same value. Remove one of the two.`
        : `${mnemonic} is ${quoted(value)} here and ${quoted(before.value)} on line ${before.line}. Keep the one that the print confirms.`;
      report('duplicate-item', line, message, { actual: value });
    }
  }
}

function checkFieldOrder(header: Header, report: Report): void {
  const { after, before } = fieldOrders(header.items.W);
  const version = lasVersion(header);
  const isAfter = version >= 2;
  const wrong = isAfter ? after : before;
  if (Number.isNaN(version) || wrong.length === 0) return;
  const [{ mnemonic, line }] = wrong as [HeaderItem];
  const more = wrong.length > 1 ? ` and ${quantity(wrong.length - 1, 'more line')}` : '';
  const have = wrong.length > 1 ? 'have' : 'has';
  const [here, other] = isAfter ? ['after', '1.2'] : ['before', '2.0'];
  report(
    'field-order',
    line,
    `${mnemonic}${more} ${have} the text ${here} the colon, as in LAS ${other}, but VERS is ${version === 2 ? '2.0' : version}. Swap the two fields, or correct VERS.`,
  );
}
