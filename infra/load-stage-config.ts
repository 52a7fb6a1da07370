import { readStageSettings } from './read-stage-settings.ts';
import { parseStageConfig, type StageConfig } from './stage-config.ts';

/** The account and region of a stage must not depend on the command line. */
const pinned = ['account', 'region'] as const;

/**
 * Reads the settings of a stage from `outcrop.<stage>.json` in the folder. The command line overrides them, but must
 * not change the file's account or region.
 * @throws Error that names each invalid setting
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
      `The ${name} of the stage "${stage}" is ${String(own)} (outcrop.${stage}.json), not ${String(other)}. Remove ${String(other)}, or use a separate stage for that ${name}.`,
    );
  }
  return parseStageConfig({ ...settings, ...withoutUndefined(given) });
}

function withoutUndefined(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
