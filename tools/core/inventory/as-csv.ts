import { csvRow } from '../cli/formats/csv.ts';
import type { Severity } from '../types.ts';
import type { InventoryEntry } from './inventory-entry.ts';

/** One row per log. Start and stop are the depths of the first and the last row. */
export const inventoryHead = csvRow([
  ...['file', 'well', 'uwi', 'company', 'field', 'version', 'wrap', 'start', 'stop', 'step'],
  ...['unit', 'null', 'curves', 'rows', 'errors', 'warnings', 'infos'],
]);

export function inventoryRow({ result, wrap, step, nullValue }: InventoryEntry): string {
  const { file, header, first, last, curves, units, rows, findings } = result;
  const { well, uwi, company, field, version, unit } = header;
  const count = (severity: Severity) =>
    `${findings.filter((finding) => finding.severity === severity).length}`;
  return csvRow([
    ...[file, well, uwi, company, field, version, wrap, `${first ?? ''}`, `${last ?? ''}`, step],
    ...[unit, nullValue, listCurves(curves, units), `${rows}`],
    ...(['error', 'warning', 'info'] as const).map(count),
  ]);
}

/** 'DEPT [M]; GR [GAPI]; PEF' */
const listCurves = (curves: readonly string[], units: readonly string[]): string =>
  curves.map((curve, at) => (units[at] ? `${curve} [${units[at]}]` : curve)).join('; ');
