import { coreRules } from '#shared/core-rules/core-rules.ts';
import type { Rule } from './types.ts';

/** All rules, in the order in which a file is read. */
export const rules: readonly Rule[] = coreRules;
