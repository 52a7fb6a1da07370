import { stageConfigKeys, type StageConfig } from './stage-config.ts';

/** Reads the stage's settings from the context values of a `cdk` command line, such as `stage=test`. */
export function readContext(pairs: readonly string[]): Partial<Record<keyof StageConfig, string>> {
  const context = Object.fromEntries(
    pairs
      .filter((each) => each.includes('='))
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  ) as Record<string, string>;
  return Object.fromEntries(
    stageConfigKeys.filter((key) => key in context).map((key) => [key, context[key]]),
  );
}
