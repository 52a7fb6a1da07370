import path from 'node:path';
import { withoutFileNames } from '../config/config-of-file.ts';
import { createDiff } from '../fix/unified-diff.ts';
import { examineLog, RepairError, repairLog, type Examined } from '../fix/fix-log.ts';
import { createNewFile } from '../fix/place-file.ts';
import type { Repair, Unrepaired } from '../fix/plan.ts';
import type { CheckResult, CoreConfig } from '../types.ts';
import { readLog } from './read-log.ts';
import { systemErrorText } from './system-error-text.ts';

/** A check of a repaired log, or of one that needs no repair. */
export interface FixResult extends CheckResult {
  /** The name of the log before the repair. */
  original: string;
  repairs: readonly Repair[];
  unrepaired: readonly Unrepaired[];
}

/** Why a log is not repaired, in a sentence that names the file. */
export class FixProblem extends Error {
  override name = 'FixProblem';
}

export interface FixOptions {
  cwd: string;
  config: CoreConfig;
  inPlace: boolean;
  /** The folder for the repaired logs. By default, they are written beside the logs. */
  folder: string | undefined;
  /** Whether nothing is written. */
  isDry: boolean;
  /** Receives a diff of each log. */
  showDiff?: (text: string) => void;
}

/**
 * Repairs a log.
 * @returns the findings that remain
 * @throws FixProblem if it cannot be written or repaired, the system's error if it cannot be read
 */
export async function fixFile(file: string, options: FixOptions): Promise<FixResult> {
  const full = path.resolve(options.cwd, file);
  const read = () => readLog(full);
  const examined = await examineLog(read(), { file, config: options.config });
  const { repairs, unrepaired } = examined.plan;
  if (repairs.length === 0) {
    return { ...examined.result, original: file, repairs, unrepaired };
  }
  const target = targetOf(file, options);
  const result = await writeRepaired(read(), examined, target, options);
  return { ...result, original: file, repairs, unrepaired };
}

/** logs/a.las → logs/a.fixed.las, or logs/a.las in the folder. */
function targetOf(file: string, { inPlace, folder }: FixOptions): string {
  if (inPlace) return file;
  if (folder === undefined)
    return `${file.replace(/\.las$/i, '')}.fixed${/\.las$/i.exec(file)?.[0] ?? '.las'}`;
  const isBelow = !path.isAbsolute(file) && !file.startsWith('../');
  return path.join(folder, isBelow ? file : path.basename(file)).replaceAll(path.sep, '/');
}

async function writeRepaired(
  stream: AsyncIterable<Uint8Array>,
  examined: Examined,
  target: string,
  { cwd, config, inPlace, isDry, showDiff }: FixOptions,
) {
  const name = examined.result.file;
  // A generated name (`a.fixed.las`) need not follow the configured rules for file names.
  const ownConfig =
    path.basename(name) === path.basename(target) ? config : withoutFileNames(config);
  const diff = showDiff && createDiff(name, target, showDiff);
  const writing = <Value>(act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      throw new FixProblem(`${target}: ${systemErrorText(error, 'written')}`);
    }
  };
  const draft = isDry
    ? undefined
    : writing(() => createNewFile(path.resolve(cwd, target), inPlace));
  try {
    const repaired = await repairLog(
      stream,
      examined,
      { file: target, config: ownConfig },
      {
        write: (bytes) => writing(() => draft?.write(bytes)),
        lines: (...lines) => diff?.lines(...lines),
      },
    );
    diff?.end();
    writing(() => draft?.place());
    return repaired;
  } catch (error) {
    draft?.drop();
    if (!(error instanceof RepairError)) throw error;
    throw new FixProblem(`${name}: ${error.message} The log was not changed.`);
  }
}
