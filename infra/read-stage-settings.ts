import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the settings of one stage from `outcrop.<stage>.json` in a folder; empty if the file does not exist.
 * @throws Error if the file is not JSON
 */
export function readStageSettings(folder: string, stage: string): Record<string, unknown> {
  const file = `${folder}/outcrop.${stage}.json`;
  if (!existsSync(file)) return { stage };
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>), stage };
  } catch (cause) {
    throw new Error(`${file} is not valid JSON.`, { cause });
  }
}
