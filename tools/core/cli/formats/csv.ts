import type { CheckResult } from '../../types.ts';

const head = ['file', 'line', 'rule', 'severity', 'message', 'curve', 'expected', 'actual'];

/** One row per finding. */
export function asCsv({ results }: { results: readonly CheckResult[] }): string {
  const rows = results.flatMap(({ findings }) =>
    findings.map(({ file, line, rule, severity, message, curve, expected, actual }) => [
      ...[file, String(line), rule, severity, message, curve, expected, actual],
    ]),
  );
  return [head, ...rows].map(csvRow).join('');
}

export function csvRow(cells: readonly (string | undefined)[]): string {
  return `${cells.map((text = '') => csvCell(text)).join(',')}\r\n`;
}

/** RFC 4180; a first character that spreadsheets take for a formula gets an apostrophe, unless it begins a number. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
