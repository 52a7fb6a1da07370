type Cell = string | number | undefined;

/**
 * RFC 4180: CRLF after every row, a cell in quotes where it must be. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it (OWASP, CSV injection); numbers stay numbers.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^\s*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
