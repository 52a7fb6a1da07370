import type { CoreRule } from './core-rule.ts';
import { dataRules } from './data-rules.ts';
import { headerRules } from './header-rules.ts';

/**
 * Core's checks, in the order in which a file is read: printed by the tool and shown in its documentation. Sources:
 * CWLS, LAS Version 2.0 (2014 and 2017) and LAS Version 1.2 (1989).
 */
export const coreRules = [...headerRules, ...dataRules] as const satisfies readonly CoreRule[];

export type CoreRuleId = (typeof coreRules)[number]['id'];
