import { fieldOrders } from '../reading/field-order.ts';
import type { HeaderItem } from '../reading/header-line.ts';
import { holdsValue, lasVersion } from '../reading/header.ts';
import { swapFields } from './header-edits.ts';
import type { Plan, PlanInput } from './plan.ts';

/** Moves texts of the well section to the field that VERS prescribes, if their label shows where they are. */
export function planFields(plan: Plan, { findings, header }: PlanInput): void {
  const finding = findings.find(({ rule }) => rule === 'field-order');
  if (!finding) return;
  const { rule, line } = finding;
  const version = lasVersion(header);
  if (version !== 1.2 && version !== 2) {
    plan.unrepaired.push({ rule, line, reason: 'VERS does not say which order is right' });
    return;
  }
  const { after, before } = fieldOrders(header.items.W);
  const wrong = version < 2 ? before : after;
  // The last colon divides a line, so a text with a colon stays where it is.
  const stuck = wrong.find(({ value, guessed }) => guessed || value.includes(':'));
  if (stuck) {
    plan.unrepaired.push({ rule, line, reason: `line ${stuck.line} has a second colon` });
    return;
  }
  for (const item of wrong) plan.edits.set(item.line, swapFields);
  const names = (items: readonly HeaderItem[]) => items.map(({ mnemonic }) => mnemonic).join(', ');
  const others = header.items.W.filter(
    (item) => item.description !== '' && !holdsValue(item) && ![...after, ...before].includes(item),
  );
  const rest = others.length > 0 ? `; ${names(others)} may be in either` : '';
  plan.repairs.push({ rule, line, text: `the fields of ${names(wrong)} are swapped${rest}` });
}
