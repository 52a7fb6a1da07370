import { loadConfig } from '../config/load-config.ts';
import { inventoryHead, inventoryRow } from '../inventory/as-csv.ts';
import { inventoryGeoJson } from '../inventory/as-geojson.ts';
import type { InventoryEntry } from '../inventory/describe-log.ts';
import { quantity } from '../checks/quantity.ts';
import { checkFiles } from './check-files.ts';
import { complain } from './complain.ts';
import { expectFiles, oneOf } from './one-of.ts';
import { readWorkers } from './run-jobs.ts';
import type { Terminal } from './run.ts';
import { createReportFile, refuseToReplaceLog } from './write-report.ts';

export interface InventoryFlags {
  format?: string;
  config?: string;
  output?: string;
  jobs?: string;
}

/** Whether a format is written log by log. */
const formats = { csv: true, geojson: false };

/**
 * core inventory.
 * @returns 0, or 2 if something could not be read
 */
export async function runInventory(
  words: readonly string[],
  flags: InventoryFlags,
  terminal: Terminal,
): Promise<number> {
  const isStreamed = formats[oneOf('--format', flags.format ?? 'csv', formats)];
  expectFiles('inventory', words);
  const workers = readWorkers(flags.jobs);
  const { cwd } = terminal;
  const loaded = loadConfig(cwd, flags.config);
  const { output } = flags;
  const file = output === undefined ? undefined : createReportFile(cwd, output);
  const print = file?.write ?? terminal.print;
  /** For a map, which is written as a whole. */
  const entries: InventoryEntry[] = [];
  const problems = await checkFiles({
    ...{ ...loaded, words, profile: {}, terminal, workers },
    begin(files) {
      if (output !== undefined) refuseToReplaceLog(cwd, output, files);
      if (isStreamed) print(inventoryHead);
    },
    take({ entry }) {
      if (!entry) return;
      if (isStreamed) print(inventoryRow(entry));
      else entries.push(entry);
    },
  });
  for (const problem of problems) complain(terminal, problem);
  if (!isStreamed) {
    const lost = entries.filter(({ place }) => 'problem' in place);
    for (const { result, place } of lost) {
      if ('problem' in place) complain(terminal, `${result.file}: ${place.problem}`);
    }
    if (lost.length > 0) {
      const count = `${lost.length} of ${quantity(entries.length, 'log')}`;
      complain(terminal, `${count} without a place on the map.`);
    }
    print(inventoryGeoJson(entries));
  }
  file?.close();
  return problems.length > 0 ? 2 : 0;
}
