import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { DataContext } from './data-check.ts';

/** STRT and STOP must be whole numbers of steps (LAS 2.0, section 5.4). */
export function checkDepthMultiple({ header, report }: DataContext): void {
  const step = readNumber(findItem(header.items.W, 'STEP')?.value ?? '');
  if (Number.isNaN(step) || step === 0) return;
  for (const name of ['STRT', 'STOP']) {
    const item = findItem(header.items.W, name);
    const steps = readNumber(item?.value ?? '') / step;
    if (!item || Number.isNaN(steps)) continue;
    if (Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))) continue;
    const whole = Number((Math.round(steps) * step).toPrecision(10));
    report(
      'depth-multiple',
      item.line,
      `${name} is ${item.value}, which is not a multiple of STEP; the nearest is ${whole}. Resample to multiples.`,
      { expected: String(whole), actual: item.value },
    );
  }
}
