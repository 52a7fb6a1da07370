import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createChecker } from '#tools/core/checks/create-checker.ts';
import { findFiles } from '#tools/core/cli/find-files.ts';

interface Log {
  curves: readonly string[];
  rows: number;
  /** Of each column, without nulls; null where it holds texts. */
  sums: readonly (number | null)[];
}

export interface Comparison {
  file: string;
  /** What differs, in words; undefined if nothing does. */
  difference: string | undefined;
  /** The rules by which Core says that file, header or rows are not in order. */
  rules: readonly string[];
}

const reader = path.join(import.meta.dirname, 'read-with-lasio.py');
const maxOutput = 1 << 28;

/** Rules whose findings say why a file can be read in more than one way. */
const tellWhy = new Set<string>([
  ...['not-las', 'version', 'section-missing', 'section-order', 'trailing-data', 'no-data'],
  ...['header-line', 'curve-name', 'wrap', 'column-count', 'value-format', 'encoding'],
  'null-value',
]);

/**
 * Compares what lasio and Core read of each file of a folder: curves, rows, and the sum of each column.
 * @param python a Python that has lasio
 */
export function compareWithLasio(folder: string, python: string): Comparison[] {
  const { files } = findFiles(path.resolve(folder), ['.']);
  const { stdout, stderr, status } = spawnSync(python, [reader], {
    input: files.map((file) => path.resolve(folder, file)).join('\n'),
    encoding: 'utf8',
    maxBuffer: maxOutput,
  });
  if (status !== 0) throw new Error(`${python} cannot run lasio. ${stderr ?? ''}`);
  const theirs = stdout.trimEnd().split('\n');
  return files.map((file, at) => {
    const { log, rules } = readWithCore(path.resolve(folder, file));
    const difference = differenceOf(log, JSON.parse(theirs[at]!) as Log | { error: string });
    return { file, difference, rules };
  });
}

function readWithCore(full: string): { log: Log; rules: string[] } {
  const sums: number[] = [];
  const checker = createChecker(
    full,
    {},
    {
      ending: () => undefined,
      oddLine: () => undefined,
      row({ values }) {
        for (const [column, value] of values.entries()) {
          sums[column] = (sums[column] ?? 0) + (Number.isNaN(value) ? 0 : value);
        }
      },
    },
  );
  checker.feed(readFileSync(full));
  const { curves, rows, findings } = checker.end();
  const rules = [...new Set(findings.map(({ rule }) => rule))].filter((rule) => tellWhy.has(rule));
  return { log: { curves, rows, sums }, rules };
}

function differenceOf(log: Log, other: Log | { error: string }): string | undefined {
  if ('error' in other) return `lasio: ${other.error}`;
  const [ours, theirs] = [log.curves.join(' '), other.curves.join(' ')];
  if (ours !== theirs) return `curves "${ours}", lasio "${theirs}"`;
  if (log.rows !== other.rows) return `${log.rows} rows, lasio ${other.rows}`;
  const column = log.sums.findIndex((sum, at) => !isNear(sum, other.sums[at] ?? null));
  if (column === -1) return undefined;
  return `${log.curves[column]} sums to ${log.sums[column]}, lasio ${other.sums[column]}`;
}

function isNear(sum: number | null, other: number | null): boolean {
  if (sum === null || other === null) return sum === other;
  return Math.abs(sum - other) <= 1e-6 * Math.max(1, Math.abs(sum), Math.abs(other));
}
