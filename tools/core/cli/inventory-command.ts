import { loadConfig } from '../config/load-config.ts';
import { inventoryCsv } from '../inventory/as-csv.ts';
import { inventoryGeoJson } from '../inventory/as-geojson.ts';
import { quantity } from '../checks/quantity.ts';
import { checkFiles } from './check-files.ts';
import { complain } from './complain.ts';
import { expectFiles, oneOf } from './one-of.ts';
import { readWorkers } from './run-jobs.ts';
import type { Terminal } from './run.ts';
import { refuseToReplaceLog, writeReport } from './write-report.ts';

export interface InventoryFlags {
  format?: string;
  config?: string;
  output?: string;
  jobs?: string;
}

const formats = { csv: inventoryCsv, geojson: inventoryGeoJson };

/**
 * core inventory.
 * @returns 0, or 2 if something could not be read
 */
export async function runInventory(
  words: readonly string[],
  flags: InventoryFlags,
  terminal: Terminal,
): Promise<number> {
  const format = oneOf('--format', flags.format ?? 'csv', formats);
  expectFiles('inventory', words);
  const workers = readWorkers(flags.jobs);
  const { cwd } = terminal;
  const loaded = loadConfig(cwd, flags.config);
  const { logs, problems } = await checkFiles({ ...loaded, words, profile: {}, terminal, workers });
  const entries = logs.flatMap(({ entry }) => entry ?? []);
  if (flags.output !== undefined) refuseToReplaceLog(cwd, flags.output, logs);
  for (const problem of problems) complain(terminal, problem);
  if (format === 'geojson') {
    const lost = entries.filter(({ place }) => 'problem' in place);
    for (const { result, place } of lost) {
      if ('problem' in place) complain(terminal, `${result.file}: ${place.problem}`);
    }
    if (lost.length > 0) {
      const count = `${lost.length} of ${quantity(entries.length, 'log')}`;
      complain(terminal, `${count} without a place on the map.`);
    }
  }
  const text = formats[format](entries);
  if (flags.output !== undefined) writeReport(cwd, flags.output, text);
  else terminal.print(text);
  return problems.length > 0 ? 2 : 0;
}
