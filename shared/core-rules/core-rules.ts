import type { CoreRule, RuleTexts } from './core-rule.ts';
import { dataRuleTexts } from './data-rule-texts.ts';
import { headerRuleTexts } from './header-rule-texts.ts';
import { ruleList, type CoreRuleId } from './rule-list.ts';

const texts: Record<CoreRuleId, RuleTexts> = { ...headerRuleTexts, ...dataRuleTexts };

/**
 * Core's checks, in the order in which a file is read: printed by the tool and shown in its documentation. Sources:
 * CWLS, LAS Version 2.0 (2014 and 2017) and LAS Version 1.2 (1989).
 */
export const coreRules: readonly (CoreRule & { id: CoreRuleId })[] = ruleList.map((rule) => ({
  ...rule,
  ...texts[rule.id],
}));
