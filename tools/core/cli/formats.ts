import { quantity } from '../checks/quantity.ts';
import type { CheckResult, Finding } from '../types.ts';
import type { Colours } from './colours.ts';

export type Format = 'text' | 'json' | 'csv';

export const formats: Record<
  Format,
  (results: readonly CheckResult[], colours: Colours) => string
> = {
  text: (results, colours) => `${textLines(results, colours).join('\n')}\n`,
  json: (results) => `${JSON.stringify(results, null, 2)}\n`,
  csv: (results) =>
    [
      ['file', 'line', 'rule', 'severity', 'message'],
      ...results.flatMap(({ findings }) =>
        findings.map(({ file, line, rule, severity, message }) => [
          file,
          String(line),
          rule,
          severity,
          message,
        ]),
      ),
    ]
      .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
      .join(''),
};

function textLines(results: readonly CheckResult[], colours: Colours): string[] {
  const all = results.flatMap(({ findings }) => findings);
  return [...all.flatMap((finding) => findingLines(finding, colours)), summary(results, all)];
}

function findingLines(finding: Finding, colours: Colours): string[] {
  const { file, line, rule, severity, message } = finding;
  return [
    `${colours.bold(`${plain(file)}:${line}`)}  ${colours.severity(severity, severity)}  ${colours.faint(rule)}`,
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

/** Removes control characters of a file's content or name, which could manipulate the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}

/** RFC 4180; a first character that spreadsheets take for a formula gets an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
