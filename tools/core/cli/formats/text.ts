import { quantity } from '../../checks/quantity.ts';
import type { Finding, Severity } from '../../types.ts';
import type { Colours } from '../colours.ts';
import { plain } from '../complain.ts';
import { shorten } from '../shorten.ts';
import type { CheckEnd, ReportTools, ReportWriter } from './formats.ts';

/** Two lines per finding, and a summary unless there was no log. */
export function createTextWriter({ colours }: ReportTools): ReportWriter {
  const counts = { files: 0, error: 0, warning: 0, info: 0 };
  const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  return {
    add({ result: { findings } }) {
      counts.files += 1;
      for (const { severity } of findings) counts[severity] += 1;
      return joined(shorten(findings).flatMap((finding) => findingLines(finding, colours)));
    },
    end({ known }) {
      return counts.files === 0 ? [] : [joined([summary(counts), ...knownLines(known)])];
    },
  };
}

function knownLines({ leftOut, gone }: CheckEnd['known']): string[] {
  return [
    ...(leftOut > 0 ? [`${quantity(leftOut, 'known problem')} left out.`] : []),
    ...(gone > 0
      ? [
          `${quantity(gone, 'known problem')} no longer ${gone === 1 ? 'occurs' : 'occur'}. Write the baseline again.`,
        ]
      : []),
  ];
}

function findingLines(finding: Finding, colours: Colours): string[] {
  const { file, line, rule, severity, message, clause } = finding;
  return [
    `${colours.bold(`${plain(file)}:${line}`)}  ${colours.severity(severity, severity)}  ${colours.faint(clause ? `${rule}  ${clause}` : rule)}`,
    `  ${plain(message)}`,
  ];
}

function summary({ files: fileCount, ...counts }: Record<Severity | 'files', number>): string {
  const files = quantity(fileCount, 'file');
  const all = counts.error + counts.warning + counts.info;
  if (all === 0) return `No problems in ${files}.`;
  const parts = (['error', 'warning', 'info'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) =>
      severity === 'info' ? `${counts.info} info` : quantity(counts[severity], severity),
    );
  return `${quantity(all, 'problem')} in ${files}: ${parts.join(', ')}.`;
}
