import type { ListedRule } from './core-rule.ts';
import { dataRules } from './data-rules.ts';
import { headerRules } from './header-rules.ts';

/**
 * Core's rules in the order in which a file is read. Their long texts are in separate files, which pages and checks
 * don't load.
 */
export const ruleList = [...headerRules, ...dataRules] as const satisfies readonly ListedRule[];

export type CoreRuleId = (typeof ruleList)[number]['id'];
