import { readStageSettings } from './read-stage-settings.ts';
import { parseStageConfig, type StageConfig } from './stage-config.ts';

/** Where a stage is must not depend on who types what. */
const pinned = ['account', 'region'] as const;

/**
 * The settings of a stage: those of `outcrop.<stage>.json` in the folder, and before them those given on the command
 * line, except that another account or region than the file's is refused.
 * @throws Error that names every setting that is wrong.
 */
export function loadStageConfig(
  folder: string,
  stage: string,
  given: Record<string, unknown> = {},
): StageConfig {
  const settings = readStageSettings(folder, stage);
  for (const name of pinned) {
    const [own, other] = [settings[name], given[name]];
    if (own === undefined || other === undefined || own === other) continue;
    throw new Error(
      `The ${name} of the stage "${stage}" is ${String(own)} (outcrop.${stage}.json), not ${String(other)}. Leave ${String(other)} out, or give that ${name} a stage of its own.`,
    );
  }
  return parseStageConfig({ ...settings, ...withoutUndefined(given) });
}

function withoutUndefined(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
