import { quantity } from '../quantity.ts';
import type { Difference } from './difference.ts';
import type { Found } from './find-differences.ts';
import type { Fixed } from './fix-differences.ts';

/** Writes what was compared, and each difference on a line. */
export function foundText({ period, counts, differences }: Found): string {
  const { payments, refunds, disputes, orders, grants, members, entries } = counts;
  const { from, to } = period;
  return [
    `Compared ${from} to ${to}:`,
    `Stripe: ${quantity(payments, 'payment')}, ${quantity(refunds, 'refund')}, ${quantity(disputes, 'dispute')}. Shop: ${quantity(orders, 'order')}, ${quantity(grants, 'grant')}; credits of ${quantity(members, 'member')}, ${quantity(entries, 'ledger row')}.`,
    ...differences.map(lineOf),
    '',
    summary(differences),
  ].join('\n');
}

/** Writes the result for each difference. */
export function fixedText(results: readonly Fixed[]): string {
  const left = results.filter(({ fixed }) => !fixed).length;
  return [
    ...results
      .filter(({ fix }) => fix)
      .map(({ fixed, whose, says, reason }) =>
        fixed ? `✓ Fixed: ${whose} ${says}.` : `✗ Could not be fixed: ${whose} ${says}. ${reason}`,
      ),
    '',
    left === 0 ? 'Everything agrees now.' : `${quantity(left, 'difference')} left to fix by hand.`,
  ].join('\n');
}

function lineOf({ whose, says, fix, next, orderId }: Difference): string {
  const what = fix ? `--fix ${next}` : `By hand: ${next}`;
  return `✗ ${whose} ${says}. ${what}.${orderId ? ` [order ${orderId}]` : ''}`;
}

function summary(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Everything agrees.';
  const fixable = differences.filter(({ fix }) => fix).length;
  return `${quantity(differences.length, 'difference')}. --fix can fix ${fixable}.`;
}
