import { quantity } from '../../checks/quantity.ts';
import type { CheckResult, Finding } from '../../types.ts';
import type { Colours } from '../colours.ts';
import { plain } from '../complain.ts';
import { shorten } from '../shorten.ts';
import type { Checked } from './formats.ts';

/** Two lines per finding and a summary. */
export function asText({
  results,
  colours,
  known,
}: Pick<Checked, 'results' | 'colours' | 'known'>) {
  return `${[...textLines(results, colours), ...knownLines(known)].join('\n')}\n`;
}

function knownLines({ leftOut, gone }: Checked['known']): string[] {
  return [
    ...(leftOut > 0 ? [`${quantity(leftOut, 'known problem')} left out.`] : []),
    ...(gone > 0 ? [`${quantity(gone, 'known problem')} gone. Write the baseline anew.`] : []),
  ];
}

function textLines(results: readonly CheckResult[], colours: Colours): string[] {
  const all = results.flatMap(({ findings }) => findings);
  const shown = results.flatMap(({ findings }) => shorten(findings));
  return [...shown.flatMap((finding) => findingLines(finding, colours)), summary(results, all)];
}

function findingLines(finding: Finding, colours: Colours): string[] {
  const { file, line, rule, severity, message, clause } = finding;
  return [
    `${colours.bold(`${plain(file)}:${line}`)}  ${colours.severity(severity, severity)}  ${colours.faint(clause ? `${rule}  ${clause}` : rule)}`,
    `  ${plain(message)}`,
  ];
}

function summary(results: readonly CheckResult[], all: readonly Finding[]): string {
  const files = quantity(results.length, 'file');
  if (all.length === 0) return `No problems in ${files}.`;
  const counts = (['error', 'warning', 'info'] as const)
    .map((severity) => ({
      severity,
      count: all.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) =>
      severity === 'info' ? `${count} info` : quantity(count, severity),
    );
  return `${quantity(all.length, 'problem')} in ${files}: ${counts.join(', ')}.`;
}
