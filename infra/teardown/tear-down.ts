import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '../preflight/check.ts';
import { describeStack } from '../preflight/stack-check.ts';
import { stagePrefix } from '../stage-config.ts';
import { keptSchema, keptText, listKept, type Kept } from './kept.ts';
import { removeKept, type Clients } from './remove-kept.ts';
import { removeStack } from './remove-stack.ts';

export interface Teardown {
  plan: Plan;
  clients: Clients;
  /** The folder of the export, which also records what is to be removed. */
  folder: string;
  pollMs: number;
  dryRun: boolean;
  /**
   * Exports everything into the folder.
   * @returns the time of the exported state
   */
  exportData: () => Promise<string>;
  confirm: (question: string, word: string) => Promise<boolean>;
  tell: (text: string) => void;
}

/**
 * Exports a stage and removes it with all resources that it retains. After an interruption, the next run continues.
 * @returns false if nothing was removed
 * @throws Error that says what to do, if there is neither the stage nor an unfinished teardown of it
 */
export async function tearDown(teardown: Teardown): Promise<boolean> {
  const { plan, clients, folder, dryRun, exportData, confirm, tell } = teardown;
  const stage = plan.config.stage;
  const notes = path.join(folder, 'teardown.json');
  const status = (await describeStack(plan))?.StackStatus;
  const isDeployed = status !== undefined && !status.startsWith('DELETE_');
  const kept = isDeployed
    ? await listKept(plan.aws.cloudFormation, stagePrefix(plan.config))
    : readNotes(notes, plan);
  tell(keptText(kept));
  if (dryRun) return false;
  if (isDeployed) {
    const at = await exportData();
    tell(`Everything as of ${at} is exported to ${folder}.`);
  }
  const question = 'All data of this stage is removed for good; only the export remains.';
  if (!(await confirm(question, stage))) return false;
  writeFileSync(notes, `${JSON.stringify(kept, undefined, 2)}\n`);
  await removeStack(plan.aws.cloudFormation, kept.stack, teardown.pollMs);
  tell(`✓ stack ${kept.stack}`);
  await removeKept(plan, clients, kept, (text) => tell(`✓ ${text}`));
  return true;
}

/** Reads what an interrupted run had begun to remove: its stack may no longer exist. */
function readNotes(file: string, { config }: Plan): Kept {
  const { stage } = config;
  if (existsSync(file)) {
    const kept = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (kept.stack === stagePrefix(config)) return kept;
    throw new Error(`${file} belongs to ${kept.stack}, not to the stage "${stage}".\n${ownFolder}`);
  }
  throw new Error(
    `The stage "${stage}" is not deployed, and ${file} does not list anything that it left behind.\n${ownFolder}`,
  );
}

const ownFolder = '  → --export <folder>   (that of the interrupted run)';
