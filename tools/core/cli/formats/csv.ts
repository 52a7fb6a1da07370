import type { Finding } from '../../types.ts';
import type { ReportWriter } from './formats.ts';

const head = ['file', 'line', 'rule', 'severity', 'message', 'curve', 'expected', 'actual'];

/** One row per finding. */
export function createCsvWriter(): ReportWriter {
  let isFirst = true;
  const headOnce = () => {
    const text = isFirst ? csvRow(head) : '';
    isFirst = false;
    return text;
  };
  return {
    add: ({ result }) => headOnce() + result.findings.map(findingRow).join(''),
    end: () => [headOnce()],
  };
}

function findingRow(finding: Finding): string {
  const { file, line, rule, severity, message, curve, expected, actual } = finding;
  return csvRow([file, String(line), rule, severity, message, curve, expected, actual]);
}

export function csvRow(cells: readonly (string | undefined)[]): string {
  return `${cells.map((text = '') => csvCell(text)).join(',')}\r\n`;
}

/**
 * RFC 4180. If spreadsheets would take the first character for a formula, an apostrophe is added, unless it begins a
 * number.
 */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
