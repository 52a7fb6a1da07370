import type { HeaderItem } from '../reading/header-line.ts';
import type { CoreConfig } from '../types.ts';
import { kindOf, unitOf } from './curve-kinds.ts';
import { curveSettings } from './curve-settings.ts';

export type ValueLimits = readonly [lowest: number, highest: number];

/** The configured range of a curve; undefined if the configuration has none. */
export function ownRange({ mnemonic }: HeaderItem, config: CoreConfig): ValueLimits | undefined {
  return curveSettings(config, mnemonic).range;
}

/** The limits by which value-range checks a curve: its own range, or those of its kind and unit. */
export function valueLimits(curve: HeaderItem, config: CoreConfig): ValueLimits | undefined {
  return ownRange(curve, config) ?? unitOf(kindOf(curve), curve.unit)?.limits;
}

export function isBeyond(limits: ValueLimits | undefined, value: number): boolean {
  return limits !== undefined && (value < limits[0] || value > limits[1]);
}
