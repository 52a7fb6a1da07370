type Cell = string | number | undefined;

/**
 * Writes rows as CSV (RFC 4180): CRLF after every row, quotes where needed. Text that a spreadsheet would read as a
 * formula gets a leading apostrophe (OWASP, CSV injection); numbers stay numbers.
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
