import type { ResourceType } from '#shared/contracts/fields.ts';
import { formatMinor, fromMinor } from '#shared/constants/money.ts';
import { priceProblem } from '#shared/constants/price-rule.ts';
import type { ManagedCode } from '#shared/contracts/codes.ts';
import { siteConfig } from '#shared/site-config/index.ts';

/** The discount of a code and its conditions. They never change once the code exists. */
export interface CodeTerms {
  percentOff?: number;
  amountOffMinor?: number;
  /** The currency of the amounts. */
  currency: string;
  minimumMinor?: number;
  items?: NonNullable<ManagedCode['items']>;
  /** How often it can be used by everybody together, and by one customer. */
  times?: number;
  perCustomer?: number;
  startsAt?: string;
  endsAt?: string;
}

/** A discount code. The id is what buyers type, in upper case. */
export interface Code extends CodeTerms {
  id: string;
  /** Purchases and open Checkouts with this code. */
  used: number;
  createdAt: string;
  /** When it was switched off; absent while it is on. */
  offAt?: string;
  /** The id of the coupon at Stripe, chosen here before Stripe is called. */
  couponId: string;
  /** The promotion code at Stripe, once it is known to exist. */
  promotionCodeId?: string;
}

/** The purchase that a buyer wants to use a code for. */
export interface Offer {
  resourceType: ResourceType;
  resourceId: string;
  amountMinor: number;
  currency: string;
}

/** Returns the id for a code as a buyer typed it. */
export function codeIdOf(typed: string): string {
  return typed.toUpperCase();
}

export function stateOf(code: Code, at: string): ManagedCode['state'] {
  if (code.offAt) return 'off';
  if (code.endsAt && code.endsAt <= at) return 'ended';
  if (code.times !== undefined && code.used >= code.times) return 'used_up';
  return code.startsAt && code.startsAt > at ? 'later' : 'on';
}

/** Returns the discount on a price in minor units, rounded half up; never more than the price. */
export function discountMinorOf(
  { percentOff, amountOffMinor = 0 }: Pick<CodeTerms, 'percentOff' | 'amountOffMinor'>,
  priceMinor: number,
): number {
  if (percentOff !== undefined) return Math.floor((priceMinor * percentOff + 50) / 100);
  return Math.min(amountOffMinor, priceMinor);
}

export const unknownCode = 'We don’t recognise this code. Check the spelling.';
export const usedUp = 'This code has reached its limit.';
export const usedByBuyer = 'You have already used this code.';

/** Returns why a code cannot be used for an offer, in a sentence for the buyer; undefined if its terms allow it. */
export function termsProblem(code: Code, offer: Offer, at: string): string | undefined {
  const { minimumMinor, currency } = code;
  const state = stateOf(code, at);
  if (state === 'off' || state === 'later') return unknownCode;
  if (state === 'ended') return 'This code has expired.';
  if (!isFor(code, offer)) return 'This code is not for this item.';
  if (minimumMinor !== undefined && offer.amountMinor < minimumMinor) {
    return `This code is for purchases of ${formatMinor(minimumMinor, currency, siteConfig.locale)} or more.`;
  }
  return isChargeable(offer.amountMinor - discountMinorOf(code, offer.amountMinor), offer.currency)
    ? undefined
    : 'With this code the price is below the smallest amount we can charge. Continue without the code.';
}

function isFor(code: Code, { resourceType, resourceId, currency }: Offer): boolean {
  const hasAmounts = code.amountOffMinor !== undefined || code.minimumMinor !== undefined;
  if (hasAmounts && code.currency !== currency) return false;
  return (
    code.items === undefined ||
    code.items.some((item) => item.resourceType === resourceType && item.resourceId === resourceId)
  );
}

/** Whether an amount is 0 or can be charged by Stripe. */
function isChargeable(amountMinor: number, currency: string): boolean {
  return priceProblem(fromMinor(amountMinor, currency), currency, siteConfig.locale) === undefined;
}
