import { creditsToWithdraw } from '#shared/constants/credits-to-withdraw.ts';
import type { OrderDetail } from '#shared/contracts/orders.ts';
import * as messages from './messages.ts';

/** Describes the effects of a refund in sentences, for the administrator who decides. */
export function refundEffects(order: OrderDetail, amount: number, cause: string): string[] {
  const isWhole = amount >= (order.refund?.left ?? 0);
  return [
    ...accessEffect(order, isWhole),
    ...creditEffect(order, amount),
    mailEffect(order, isWhole),
    moneyEffect(order),
    ...(cause === 'fraudulent' ? [messages.stripeAddsCardAndAddress] : []),
  ];
}

function moneyEffect({ refund }: OrderDetail): string {
  return refund?.asksBuyer ? messages.thisMethodCantReceiveRefunds : messages.theMoneyGoesBackWay;
}

function accessEffect({ access, credits, bundle }: OrderDetail, isWhole: boolean): string[] {
  if (credits !== undefined) return [];
  if (access !== 'owned') return [messages.theBuyerHasNoAccess];
  if (!bundle) return [isWhole ? messages.theBuyerLosesAccessAt : messages.theBuyerKeepsAccess];
  const count = bundle.parts.filter(({ isGranted }) => isGranted).length;
  return [isWhole ? messages.theBuyerLosesAccessTo(count) : messages.theBuyerKeepsAccessTo(count)];
}

function creditEffect({ credits, amount: paid, refund, access }: OrderDetail, amount: number) {
  if (credits === undefined || !refund || access !== 'owned' || !(amount > 0)) return [];
  const { givenBack } = refund;
  const before = creditsToWithdraw(credits, givenBack, paid);
  const count = creditsToWithdraw(credits, givenBack + amount, paid) - before;
  return [messages.creditsAreTakenBack(count, credits)];
}

function mailEffect({ email }: OrderDetail, isWhole: boolean): string {
  if (!isWhole) return messages.noEmailAboutPartialRefund;
  return email ? messages.wellEmail(email) : messages.noEmailIsSent;
}
