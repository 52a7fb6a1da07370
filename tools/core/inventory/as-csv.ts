import { csvRow } from '../cli/formats/csv.ts';
import type { Severity } from '../types.ts';
import type { InventoryEntry } from './describe-log.ts';

const head = [
  ...['file', 'well', 'uwi', 'company', 'field', 'version', 'wrap', 'start', 'stop', 'step'],
  ...['unit', 'null', 'curves', 'rows', 'errors', 'warnings', 'infos'],
];

/** One row per log. Start and stop are the depths of the first and the last row. */
export function inventoryCsv(entries: readonly InventoryEntry[]): string {
  return [head, ...entries.map(cellsOf)].map(csvRow).join('');
}

function cellsOf({ result, wrap, step, nullValue }: InventoryEntry): string[] {
  const { file, header, first, last, curves, units, rows, findings } = result;
  const { well, uwi, company, field, version, unit } = header;
  const count = (severity: Severity) =>
    `${findings.filter((finding) => finding.severity === severity).length}`;
  return [
    ...[file, well, uwi, company, field, version, wrap, `${first ?? ''}`, `${last ?? ''}`, step],
    ...[unit, nullValue, listCurves(curves, units), `${rows}`],
    ...(['error', 'warning', 'info'] as const).map(count),
  ];
}

/** 'DEPT [M]; GR [GAPI]; PEF' */
const listCurves = (curves: readonly string[], units: readonly string[]): string =>
  curves.map((curve, at) => (units[at] ? `${curve} [${units[at]}]` : curve)).join('; ');
