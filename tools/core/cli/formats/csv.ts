import type { CheckResult } from '../../types.ts';

const head = ['file', 'line', 'rule', 'severity', 'message'];

/** One row per finding. */
export function asCsv({ results }: { results: readonly CheckResult[] }): string {
  const rows = results.flatMap(({ findings }) =>
    findings.map(({ file, line, rule, severity, message }) => [
      ...[file, String(line), rule, severity, message],
    ]),
  );
  return [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** RFC 4180; a first character that spreadsheets take for a formula gets an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
