import type { HeaderItem } from '../reading/header-line.ts';
import type { Header } from '../reading/header.ts';
import type { Report } from './report.ts';

/** Returns a curve's name for messages: its mnemonic, or its column if it has none. */
export function curveName(curves: readonly HeaderItem[], column: number): string {
  return curves[column]?.mnemonic || `Column ${column + 1}`;
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
