import type { Judged, Timed } from './measure-page.ts';

export interface Row extends Timed, Omit<Judged, 'findings'> {
  path: string;
  /** LCP in milliseconds of the same page without scripts, and of its words alone (bare-page.ts). */
  staticLcp: number;
  wordsLcp: number;
  /** Milliseconds of blocking caused by layout alone, not by scripts. */
  staticTbt: number;
}

/** For the home page: the limit of its total transfer size. */
const homeBytes = 250 * 1024;
const slowest = 1.05;

/** Returns the goals that a page misses. */
export function missedGoals(row: Row): string[] {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  return [
    ...scores.filter((name) => row[name] < 100).map((name) => `${name} ${row[name]}`),
    ...(Math.round(row.tbt) > 0 ? [`TBT ${Math.round(row.tbt)} ms`] : []),
    ...(row.cls > 0 ? [`CLS ${row.cls.toFixed(3)}`] : []),
    ...(row.lcp > slowest * row.staticLcp
      ? [`LCP ${(row.lcp / row.staticLcp).toFixed(2)} times the static page's`]
      : []),
    ...(row.path === '/' && row.bytes > homeBytes ? [`${Math.round(row.bytes / 1024)} KB`] : []),
  ];
}

const columns: [title: string, width: number, text: (row: Row) => string][] = [
  ['page', -26, ({ path }) => path],
  ['perf', 5, (row) => String(row.performance)],
  ['a11y', 5, (row) => String(row.accessibility)],
  ['best', 5, (row) => String(row.bestPractices)],
  ['SEO', 5, (row) => String(row.seo)],
  ['LCP', 7, (row) => row.lcp.toFixed(0)],
  ['static', 8, (row) => row.staticLcp.toFixed(0)],
  ['ratio', 7, (row) => (row.lcp / row.staticLcp).toFixed(2)],
  ['words', 7, (row) => row.wordsLcp.toFixed(0)],
  ['ratio', 7, (row) => (row.lcp / row.wordsLcp).toFixed(2)],
  ['TBT', 5, (row) => row.tbt.toFixed(0)],
  ['static', 8, (row) => row.staticTbt.toFixed(0)],
  ['CLS', 7, (row) => row.cls.toFixed(3)],
  ['KB', 6, (row) => (row.bytes / 1024).toFixed(0)],
];

const cell = (text: string, width: number) =>
  width < 0 ? text.padEnd(-width) : text.padStart(width);

export const tableHead = columns.map(([title, width]) => cell(title, width)).join('');

export function tableRow(row: Row): string {
  return columns.map(([, width, text]) => cell(text(row), width)).join('');
}
