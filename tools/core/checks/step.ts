import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { DataContext } from './data-check.ts';

interface Measured {
  mean: number;
  direction: 1 | -1;
  /** The uncertainty of the mean, since depths are rounded. */
  error: number;
}

/**
 * The share of the step that the precision of the depths may leave open; 0.15 and 0.1524 differ by three times as much.
 */
const certain = 0.005;

const rounded = [0.5, 0.25, 0.2, 0.125, 0.1, 0.05, 1];
/** In the log's own unit; in metres for a log in feet, and in feet for a log in metres. */
const customary = [
  ...rounded,
  ...rounded.map((step) => step / 0.3048),
  ...rounded.map((step) => step * 0.3048),
];

/**
 * Checks STEP against the mean distance of the rows. STEP 0 means that it varies.
 * @returns whether STEP is wrong
 */
export function checkStep(
  { header, report }: DataContext,
  { mean, direction, error }: Measured,
): boolean {
  const item = findItem(header.items.W, 'STEP');
  const declared = readNumber(item?.value ?? '');
  if (!item || Number.isNaN(declared) || declared === 0) return false;
  const tolerance = error + 1e-4 * mean;
  if (Math.abs(declared * direction - mean) <= tolerance) return false;
  const [nearest = mean] = customary.toSorted((a, b) => Math.abs(a - mean) - Math.abs(b - mean));
  const exact = Math.abs(nearest - mean) <= tolerance ? nearest : mean;
  const right = direction * Number(exact.toPrecision(6));
  const off = Math.abs(declared * direction - mean) / mean;
  const unit = item.unit.toLowerCase();
  const drift = off < 0.5 ? `: ${(1000 * off).toFixed(1)} ${unit} off after 1000 ${unit}` : '';
  report(
    'step',
    item.line,
    `STEP is ${item.value}, but rows are ${right} apart${drift}. Write STEP.${item.unit} ${right}, and read the depths from the column.`,
    { ...(error <= certain * mean && { expected: String(right) }), actual: item.value },
  );
  return true;
}
