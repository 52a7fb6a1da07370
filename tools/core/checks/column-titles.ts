import { splitCells } from '../reading/cells.ts';
import type { Header } from '../reading/header.ts';
import type { Report } from './report.ts';

/**
 * Checks that the column titles, which many programs write after ~A, are in the order of ~C. Titles that are
 * abbreviated or have a different count prove nothing, and the index often has another name there.
 * @returns whether they contradict ~C
 */
export function checkColumnTitles(
  { items }: Header,
  text: string,
  line: number,
  report: Report,
): boolean {
  const names = items.C.map(({ mnemonic }) => mnemonic).slice(1);
  const titles = splitCells(text.toUpperCase()).slice(2);
  const sorted = (of: readonly string[]) => of.toSorted().join(' ');
  if (sorted(names) !== sorted(titles)) return false;
  const at = names.findIndex((name, column) => name !== titles[column]);
  if (at === -1) return false;
  const [curve, title] = [names[at]!, titles[at]!];
  report(
    'curve-name',
    line,
    `Column ${at + 2} is ${title} after ~A but ${curve} in ~C. One of the two is wrong: compare the values with the print.`,
    { curve, expected: curve, actual: title },
  );
  return true;
}
