import type { HeaderItem } from '../reading/header-line.ts';
import type { Header } from '../reading/header.ts';
import { listed } from './quantity.ts';
import type { Report } from './report.ts';

/** Returns a curve's name for messages: its mnemonic, or its column if it has none. */
export function curveName(curves: readonly HeaderItem[], column: number): string {
  return curves[column]?.mnemonic || `Column ${column + 1}`;
}

/**
 * Returns the curves that share a finding: the list for its message, which tells curves with one name apart by their
 * columns, and the names for its details.
 */
export function describeCurves(
  curves: readonly HeaderItem[],
  columns: readonly number[],
): { list: string; curve: string } {
  const names = columns.map((column) => curveName(curves, column));
  const unique = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) (unique.has(name) ? repeated : unique).add(name);
  const list = listed(
    names.map((name, at) => (repeated.has(name) ? `${name} (column ${columns[at]! + 1})` : name)),
  );
  return { list, curve: [...unique].join(', ') };
}

/** Checks that mnemonics are present and unique. */
export function checkCurveNames({ items }: Header, report: Report): void {
  const lines = new Map<string, number>();
  for (const { mnemonic, line } of items.C) {
    const before = lines.get(mnemonic);
    if (mnemonic === '') {
      report('curve-name', line, 'This curve has no mnemonic. Take its name from the print.');
    } else if (before !== undefined) {
      report(
        'curve-name',
        line,
        `${mnemonic} is also the name of the curve on line ${before}. Rename one by its run or tool.`,
        { curve: mnemonic },
      );
    } else lines.set(mnemonic, line);
  }
}
