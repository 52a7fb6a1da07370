import type { CoreConfig, CurveOverride, FileOverride } from '../types.ts';
import { globExpression } from './glob.ts';

type Override = FileOverride | CurveOverride;

const isForCurves = (one: Override): one is CurveOverride => 'curves' in one;
const isForFiles = (one: Override): one is FileOverride => !isForCurves(one);

/**
 * Returns the configuration of one file: overrides for other files are left out, and those for this whole file are
 * merged.
 * @param name relative to where the patterns start, with /
 */
export function configOfFile(config: CoreConfig, name: string): CoreConfig {
  const { overrides } = config;
  if (!overrides) return config;
  const fitting = overrides.filter(
    ({ files }) => files?.some((pattern) => globExpression(pattern).test(name)) ?? true,
  );
  const merged = fitting.filter(isForFiles).reduce(merge, config);
  const ofCurves = fitting.filter(isForCurves).map(({ files: _, ...one }) => one);
  return { ...merged, overrides: ofCurves };
}

function merge(config: CoreConfig, { files: _, ...override }: FileOverride): CoreConfig {
  return {
    ...{ ...config, ...override },
    rules: { ...config.rules, ...override.rules },
    ranges: { ...config.ranges, ...override.ranges },
    units: { ...config.units, ...override.units },
    required: { ...config.required, ...override.required },
    naming: { ...config.naming, ...override.naming },
  };
}

/** For content without a file. */
export function withoutFileNames(config: CoreConfig): CoreConfig {
  const { files: _, ...naming } = config.naming ?? {};
  return config.naming ? { ...config, naming } : config;
}
