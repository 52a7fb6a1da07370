import type { Fault } from './fault.ts';
import { headerFaults } from './header-faults.ts';
import { rowFaults } from './row-faults.ts';
import { misleadingFaults } from './misleading-faults.ts';
import { strictFaults } from './strict-faults.ts';

/** One fault each, planted into a clean file. */
export const faults: readonly Fault[] = [
  ...headerFaults,
  ...rowFaults,
  ...misleadingFaults,
  ...strictFaults,
];
