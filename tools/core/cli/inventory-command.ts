import { loadConfig } from '../config/load-config.ts';
import { inventoryHead, inventoryRow } from '../inventory/as-csv.ts';
import { createWellMap } from '../inventory/as-geojson.ts';
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
  /** A map contains each well once, with all of its logs, in the order of the wells' first logs. */
  const map = createWellMap();
  const logs = { all: 0, lost: 0 };
  const problems = await checkFiles({
    ...{ ...loaded, words, profile: {}, terminal, workers },
    begin(files) {
      if (output !== undefined) refuseToReplaceLog(cwd, output, files);
      if (isStreamed) print(inventoryHead);
    },
    take({ entry }) {
      if (!entry) return;
      if (isStreamed) {
        print(inventoryRow(entry));
        return;
      }
      map.add(entry);
      logs.all += 1;
      const { place, result } = entry;
      if (!('problem' in place)) return;
      logs.lost += 1;
      complain(terminal, `${result.file}: ${place.problem}`);
    },
  });
  for (const problem of problems) complain(terminal, problem);
  if (!isStreamed) {
    if (logs.lost > 0) {
      const count = `${logs.lost} of ${quantity(logs.all, 'log')}`;
      complain(terminal, `${count} without a place on the map.`);
    }
    for (const text of map.end()) print(text);
  }
  file?.close();
  return problems.length > 0 ? 2 : 0;
}
