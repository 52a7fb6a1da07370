import { coreRules } from '#shared/core-rules/core-rules.ts';
import { suggestion } from '../config/nearest.ts';
import { UsageError } from './usage-error.ts';

/** core rules: prints one line per rule. */
export function rulesText(): string {
  const widest = Math.max(...coreRules.map(({ id }) => id.length));
  return coreRules
    .map(({ id, severity, title }) => `${id.padEnd(widest)}  ${severity.padEnd(7)}  ${title}\n`)
    .join('');
}

/**
 * core explain.
 * @throws UsageError if the rule does not exist
 */
export function explainText(words: readonly string[]): string {
  const [id = ''] = words;
  if (id === '') throw new UsageError('Name the rule: core explain step');
  const rule = coreRules.find((one) => one.id === id);
  if (!rule) {
    const ids = coreRules.map((one) => one.id);
    throw new UsageError(
      `There is no rule "${id}".${suggestion(id, ids)} "core rules" lists them.`,
    );
  }
  return `${rule.id} (${rule.severity}): ${rule.title}\n\n${rule.why}\n\nRepair: ${rule.repair}\n`;
}
