import type { ListedRule } from './core-rule.ts';
import { dataRules } from './data-rules.ts';
import { headerRules } from './header-rules.ts';

/** Core's rules in the order in which a file is read, without their texts: a page or a check hardly needs those. */
export const ruleList = [...headerRules, ...dataRules] as const satisfies readonly ListedRule[];

export type CoreRuleId = (typeof ruleList)[number]['id'];
