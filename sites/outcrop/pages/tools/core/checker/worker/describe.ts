import { quantity } from '#tools/core/checks/quantity.ts';
import type { CheckResult, Finding, Severity } from '#tools/core/types.ts';

export const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** '2,080,000 rows' */
const grouped = (count: number, noun: string): string =>
  quantity(count, noun).replace(`${count}`, count.toLocaleString('en'));

export const countText = (severity: Severity, count: number): string =>
  severity === 'info' ? `${count.toLocaleString('en')} info` : grouped(count, severity);

/**
 * '11 problems: 7 errors, 4 warnings', without line breaks after numbers. An info is not a problem, because there is
 * nothing to repair.
 */
export function headingOf(findings: readonly Finding[]): string {
  const counts = (['error', 'warning'] as const)
    .map((severity) => [severity, count(findings, severity)] as const)
    .filter(([, of]) => of > 0);
  const problems = counts.reduce((sum, [, of]) => sum + of, 0);
  if (problems === 0) return 'No problems';
  const parts = counts.map(([severity, of]) => countText(severity, of)).join(', ');
  const heading = counts.length > 1 ? `${grouped(problems, 'problem')}: ${parts}` : parts;
  return heading.replace(/(?<=\d) /g, '\u00a0');
}

function count(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((one) => one.severity === severity).length;
}

/** Describes the log: 'LAS 2.0', 'Well OUTCROP 7', '751 rows, 1670 to 1785.6648 M', '8 curves'. */
export function factsOf(result: CheckResult): string[] {
  const { header, rows, first, last, curves } = result;
  const depths = first === null || last === null ? '' : `, ${first} to ${last} ${header.unit}`;
  return [
    header.version && `LAS ${header.version}`,
    header.well && `Well ${header.well}`,
    rows > 0 ? `${grouped(rows, 'row')}${depths}`.trimEnd() : '',
    curves.length > 0 ? grouped(curves.length, 'curve') : '',
  ].filter((fact) => fact !== '');
}
