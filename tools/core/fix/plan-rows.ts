import { listed } from '../checks/quantity.ts';
import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import { setValue } from './header-edits.ts';
import type { Plan, PlanInput } from './plan.ts';

/** Plans a single null value, and rows written as WRAP says: one per line. */
export function planRows(plan: Plan, { findings, header, evidence }: PlanInput): void {
  const hasMarks = findings.some((one) => one.rule === 'value-format' && one.expected === 'spaces');
  const declared = findItem(header.items.W, 'NULL')?.value ?? '';
  const wrap = findItem(header.items.V, 'WRAP');
  const broken = 'not every row has one value per curve';

  for (const { rule, line, expected } of findings.filter((one) => one.rule === 'wrap')) {
    const isWhole = expected === 'NO' || evidence.areRowsWhole();
    if (!wrap || wrap.guessed || !isWhole || hasMarks) {
      plan.unrepaired.push({ rule, line, reason: broken });
    } else {
      if (expected !== 'NO') plan.unwrap = true;
      if (wrap.value.toUpperCase() !== 'NO') {
        plan.edits.set(wrap.line, (text) => setValue(text, 'NO'));
      }
      const text = expected === 'NO' ? 'WRAP is NO' : 'each row is one line';
      plan.repairs.push({ rule, line, text });
    }
  }

  for (const { rule, line, curve, actual } of findings) {
    if (rule !== 'null-value' || curve === undefined) continue;
    const reason =
      (Number.isNaN(readNumber(declared)) && 'NULL is not declared as a number') ||
      (hasMarks && 'the values are not separated by spaces') ||
      (plan.rows.wrapped && !evidence.areRowsWhole() && broken);
    if (reason) {
      plan.unrepaired.push({ rule, line, reason });
      continue;
    }
    plan.nullText = declared;
    plan.repairs.push({
      rule,
      line,
      text: `${actual} is ${declared} in ${listed(curve.split(', '))}`,
    });
  }
}
