import { creditsToWithdraw } from '#shared/constants/credits-to-withdraw.ts';
import type { OrderDetail } from '#shared/contracts/orders.ts';

/** What a refund of an amount does, in sentences, for those who decide about it. */
export function refundEffects(order: OrderDetail, amount: number, cause: string): string[] {
  const isWhole = amount >= (order.refund?.left ?? 0);
  return [
    ...accessEffect(order, isWhole),
    ...creditEffect(order, amount),
    mailEffect(order, isWhole),
    moneyEffect(order),
    ...(cause === 'fraudulent'
      ? ['Stripe puts the card and the address on its lists of blocked buyers.']
      : []),
  ];
}

function moneyEffect({ refund }: OrderDetail): string {
  return refund?.asksBuyer
    ? 'What it was paid with cannot take money back: Stripe asks the buyer by e-mail for a bank account. Stripe keeps its fees.'
    : 'The money goes back the way it was paid, mostly within 10 days. Stripe keeps its fees.';
}

function accessEffect({ access, credits, bundle }: OrderDetail, isWhole: boolean): string[] {
  if (credits !== undefined) return [];
  if (access !== 'owned') return ['The buyer has no access through this order that could end.'];
  if (!bundle) return [isWhole ? 'The buyer loses access at once.' : 'The buyer keeps access.'];
  const count = bundle.parts.filter(({ isGranted }) => isGranted).length;
  return [
    isWhole
      ? `The buyer loses access to ${count} items of this bundle at once, and keeps what they bought by other orders.`
      : `The buyer keeps access to all ${count} items of this bundle.`,
  ];
}

function creditEffect({ credits, amount: paid, refund, access }: OrderDetail, amount: number) {
  if (credits === undefined || !refund || access !== 'owned' || !(amount > 0)) return [];
  const { givenBack } = refund;
  const before = creditsToWithdraw(credits, givenBack, paid);
  const count = creditsToWithdraw(credits, givenBack + amount, paid) - before;
  return [`${count} of ${credits} credits are taken back, as far as they are not used.`];
}

function mailEffect({ email }: OrderDetail, isWhole: boolean): string {
  if (!isWhole) return 'The shop sends no e-mail about a part of the price.';
  return email ? `An e-mail to ${email} says so.` : 'No e-mail is sent: the account is deleted.';
}
